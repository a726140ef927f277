# Was gesagt wird, wo Leute mit der echten Schachtel spielen.

table-welcome = woodlaw, inoffiziell: am echten Tisch: { $players }; Spielbrett: { NAME($map) }, Nachziehstapel: { NAME($deck) }, Auflage { $printing }.
table-how = Gib Würfe ein, und Karten, sobald sie gezeigt werden; Hände bleiben verborgen. Tippe help für den Rest.
table-help =
    Antworte für alle, die gefragt sind, so wie es am Tisch geschieht: mit der
    Taste einer Möglichkeit, mit ihrem Namen oder mit einer ganzen Absicht wie
    "Bewegen 2 Krieger 7 8" oder "Herstellen Schwert"; statt der Namen gehen
    auch die englischen Wörter. 0 ist immer Fertig (done). Würfe gibst du ein,
    wie sie fallen: "2 1".

    Karten nennst du, wenn alle sie sehen, und sonst nie. Eine Karte, die dahin
    kommt, wo andere sie nicht sehen, ist "ungesehen". Mehrere Karten, die
    zusammen ausgegeben oder abgelegt werden, kannst du in einer Zeile nennen,
    in beliebiger Reihenfolge.

      why WÖRTER  warum das hier nicht erlaubt ist oder was es täte; ohne WÖRTER:
                  was das Gesetz sagt
      law WÖRTER  ein Abschnitt nach seiner Nummer oder die Abschnitte, die zu
                  einem Wort passen
      undo        nimmt die letzte Eingabe zurück, und so bis zum Anfang
      board [N]   das Spielbrett und was vor den Spielern liegt; N: eine
                  Lichtung, oder wessen Tafel: der Name einer Partei
      map  table  nur das Spielbrett; alles darauf in Worten und Zahlen
      log [N]     die letzten N Ereignisse (20)
      save [NAME] wo das Spiel gespeichert ist; NAME: Kopie in NAME.jsonl
      help  quit  "woodlaw resume" setzt ein angehaltenes Spiel fort

    Bei zwei Vagabunden gibst du nicht ein, was einer unter einer Ruine sieht,
    sondern nur, was er davon nimmt, oder "nichts".
table-asked = { NAME($seat) }: { $question }
table-or-card = oder eine Karte, mit ihrem Namen:
table-setup-starting-player = Wer beginnt?
table-setup-order-first = Welcher Vagabund baut zuerst auf?
table-battle-roll = Würfelt mit beiden Würfeln: Was zeigen sie?
table-vagabond-explore-item = Welcher Gegenstand liegt unter der Ruine?
table-hundreds-raze-ruin-item = Welcher Gegenstand liegt unter der zerstörten Ruine?
table-hundreds-mob-die-roll = Werft den Meutewürfel: Welche Klasse zeigt er?
table-vagabond-draw-quests-quest = Welche Aufgabe wird aufgedeckt?
table-vagabond-new-quest-quest = Welche Aufgabe wird aufgedeckt?
table-alliance-draw-supporters-card = Der Stapel ist voll: Welche Karte wurde gezogen und abgelegt?
table-laid-open = Welche Karten von { $holder } müssen abgelegt werden? Nenne alle oder "nichts"
table-laid-open-drawn = Ein Anhänger wurde gezogen; welche müssen jetzt abgelegt werden? Nenne alle oder "nichts"
table-gloss-unseen = eine Karte, die dahin kommt, wo andere sie nicht sehen
table-gloss-stays = es bleibt dort, von den anderen ungesehen
word-unseen = ungesehen
word-none = nichts
table-after-laid = { $word } kommt nach den Karten, die aufgedeckt werden
table-not-unseen = hier wandert keine Karte ungesehen; nenne sie
table-not-under = { $item } kann dort nicht liegen, nach allem, was alle gesehen haben
table-lies-open = { $number ->
        [one] { $card } kann dort nicht sein: Die Karte liegt offen
       *[other] { $card } kann dort nicht sein: Alle { $number } liegen offen
    }
table-not-played = { $card } ist nicht im Spiel
table-not-there = { $card } kann dort nicht sein, nach allem, was alle gesehen haben
table-not-laid = { $card } gehört nicht zu den Karten, die aufgedeckt werden müssen
table-not-just-these = { NAME($seat) }: Genau diese Karten können es nicht sein, nach allem, was zu sehen war
table-no-outcome = { $word } kann hier nicht herauskommen
table-hidden = verdeckt
table-no-words = keine Wörter
table-no-card = in diesem Nachziehstapel gibt es keine Karte { $word }
table-nothing-to-undo = Es gibt nichts zurückzunehmen.
table-hidden-pieces = --table: noch nicht mit den Krähen, deren Pläne verdeckt ausliegen.
table-none-of-both = --table ist für Leute mit der echten Schachtel; dazu passt kein { $option }.
