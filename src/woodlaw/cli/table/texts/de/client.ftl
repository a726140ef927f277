# Was der Tisch den Personen sagt, die an ihm sitzen.

you = du
a-card = eine Karte

help =
    Antworte mit der Taste einer Möglichkeit, mit ihrem Namen oder mit einer
    ganzen Absicht wie "Kämpfen Dynastien 12" oder "Bewegen 2 Krieger 7 8"; statt
    der Namen gehen auch die englischen Wörter. 0 ist immer Fertig (done). Wird
    nach Lichtungen oder Mengen gefragt, ist die Taste die Nummer der Lichtung
    oder die Menge selbst. (Durch eine Pipe zählt eine Zahl, die keine Taste ist,
    die Möglichkeiten ab.)

      why WÖRTER     warum das hier nicht erlaubt ist oder was es täte; ohne
                     WÖRTER: was das Gesetz zu dieser Frage sagt
      law WÖRTER     ein Abschnitt nach seiner Nummer oder die Abschnitte, die
                     zu einem Wort passen
      undo           nimmt deine letzte Antwort zurück, bis zum letzten Wurf,
                     Ziehen, dir gezeigter Karte oder fremder Antwort
      board [N]      das Spielbrett und was vor den Spielern liegt; N: eine
                     Lichtung, oder wessen Tafel: Name einer Partei, oder mine
      map  table     nur das Spielbrett; alles darauf in Worten und Zahlen
      hand  discard  deine Karten und was du von anderen weißt; Ablagestapel
      log [N]        die letzten N Ereignisse (20)
      0 immer        eine Dauerantwort: Sie wird für dich auf diese Frage
                     gegeben, "in diesem Zug", "in dieser Phase" oder "immer";
                     "Krieger dann Nest immer" gibt die erste, die erlaubt ist
      standing       deine Dauerantworten; "standing clear" beendet alle,
                     "standing clear 1" die erste
      save [NAME]    wo das Spiel gespeichert ist; NAME: Kopie in NAME.jsonl
      scenario NAME  schreibt diese Frage in NAME.yml, das "woodlaw check"
                     ausführt (alle verborgenen Karten stehen darin)
      help  ?  quit  eine leere Zeile zeigt die Frage noch einmal; "woodlaw
                     resume" setzt ein angehaltenes Spiel fort

    Im Terminal vervollständigt Tab Wörter, und die Pfeiltaste nach oben holt
    frühere Zeilen zurück.

# ---------------------------------------------------------------- Spielen

leads-to-turmoil = Aufruhr in diesem Zug ist sicher
only-answer = Nur { $answer }: { $question }
standing-answered = Deine Dauerantwort ({ $scope }), { $answer }: { $question }
since-your-turn = Seit deinem letzten Zug
enter-for-map = Drück Enter für das Spielbrett und deine Hand.
game-over =
    { $number ->
        [0] Das Spiel ist aus, niemand gewinnt. Siegpunkte: { $points }.
        [one] Das Spiel ist aus. Sieg für: { $winners }. Siegpunkte: { $points }.
       *[other] Das Spiel ist aus. Gemeinsamer Sieg für: { $winners }. Siegpunkte: { $points }.
    }
hide-and-pass = Gib weiter an { NAME($seat, case: "acc") }. Drück Enter, um zu verbergen, was hier steht.
your-screen = Was jetzt kommt, ist nur für { NAME($seat, case: "acc") }. Drück Enter.
still-open = Du kannst noch: { $words }. Tippe noch einmal 0 oder drück Enter für: { $answer }.
standing-form = eine Dauerantwort ist eine Antwort oder mehrere mit "dann" dazwischen
is-playing = Am Zug: { NAME($seat) } ...
will-stand = Dauerantwort ({ $scope }): { $answer }.
word-always = immer
word-this-turn = in diesem Zug
word-this-phase = in dieser Phase
word-before = dann
number-alone = { $key } ist die Nummer einer Möglichkeit und steht allein; unter mehreren Wörtern heißt sie { $word }
done-alone = { $key } steht allein oder vor "in diesem Zug", "in dieser Phase" oder "immer"

# ---------------------------------------------------------------- Aufhören

input-ended = Die Eingabe ist zu Ende; das Spiel hält hier an, unbeendet.
stopped = Das Spiel hält hier an, unbeendet.
how-to-leave = Tippe quit oder drück Strg-D, um aufzuhören; was beantwortet ist, bleibt gespeichert.
no-game = Es wurde kein Spiel begonnen.
too-long = Das ist zu lang für eine Antwort.
too-many-lines = Standardeingabe: { $number } Zeilen in Folge waren keine Antwort

# ---------------------------------------------------------------- Befehle

no-words-after = Nach { $command } kommen keine Wörter.
no-such-word = { $word } bedeutet nichts; meinst du vielleicht: { $words }
you-may = Das darfst du. Es würde dazu führen:
you-may-plainly = Das darfst du.
you-may-not = Nein. { $reason } ({ $clause })
you-may-not-plainly = Nein. { $reason }.
then-question = Danach: { $question }
not-paraphrased = noch nicht umschrieben
no-clause = Kein Abschnitt passt zu: { $words }.
no-clause-near = Kein Abschnitt passt zu: { $words }. Ähnlich sind: { $clauses }.
more-clauses =
    { $number ->
        [one] und noch einer; nenne einen Abschnitt mit seiner Nummer
       *[other] und noch { $number }; nenne einen Abschnitt mit seiner Nummer
    }
board-usage = Nach board steht nichts, eine Lichtung von 1 bis { $last } oder wessen Tafel: { $names }.
log-usage = Nach log steht die Zahl der Zeilen, etwa log 40.
taken-back = Zurückgenommen.
nothing-to-take-back =
    { $reason ->
        [others-answered] Es gibt nichts zurückzunehmen: Seitdem hat ein anderer Spieler geantwortet.
        [chance-since] Es gibt nichts zurückzunehmen: Seitdem wurde gewürfelt oder eine Karte gezogen.
        [shown-since] Es gibt nichts zurückzunehmen: Seitdem wurde dir etwas Verborgenes gezeigt.
       *[just-begun] Es gibt nichts zurückzunehmen: Das Spiel hat gerade erst begonnen.
    }
standing-line = { $place }  { $question }  { $answer } ({ $scope })
no-standing = Du hast keine Dauerantworten. "0 in diesem Zug" bei einer Frage gibt eine.
standing-usage = Nach standing steht nichts, clear, oder clear und die Nummer einer Dauerantwort.
standing-cleared =
    { $number ->
        [0] Es gibt keine Dauerantworten, die enden könnten.
        [one] Eine Dauerantwort ist beendet.
       *[other] { $number } Dauerantworten sind beendet.
    }
not-kept = Dieses Spiel wird nicht gespeichert: In den Ordner der Spiele kann nicht geschrieben werden.
kept-in = Das Spiel ist in { $file } gespeichert, jede Antwort sofort.
needs-a-name = { $command } braucht einen Namen aus Buchstaben, Ziffern, Punkten, Binde- und Unterstrichen.
file-exists = { $file } gibt es schon, darum wurde nichts geschrieben; wähle einen anderen Namen.
not-written = { $file } kann nicht geschrieben werden: { $reason }.
save-written = { $file } ist geschrieben, mit allen verborgenen Karten. woodlaw resume { $file } spielt von hier weiter.
table-save-written = { $file } ist geschrieben. woodlaw resume { $file } spielt von hier weiter.
scenario-written = { $file } ist geschrieben, mit allen verborgenen Karten. woodlaw check { $file } führt es aus.

# ---------------------------------------------------------------- vor einem Spiel

wizard-welcome = Ein neues Spiel. Drück Enter für das, was in Klammern steht, oder antworte mit Zahlen oder Wörtern; "back" geht einen Schritt zurück.
wizard-seats = Wie viele Parteien spielen? [{ $default }]
wizard-factions = Welche, im Uhrzeigersinn? [{ $default }]
wizard-wrong-number = Gefragte Parteien: { $number }, genannt: { $found }.
wizard-no-faction = Die Partei { $answer } gibt es nicht, aber diese: { $words }.
wizard-first-step = Vor diesem Schritt gibt es keinen.
wizard-you = Welche spielst du? Mehrere: Ihr reicht das Terminal weiter. [{ $default }]
wizard-bots = Welcher Bot spielt die anderen? Einer für alle oder einer für jede. [{ $default }]
wizard-map = Auf welchem Spielbrett? [{ $default }]
wizard-deck = Mit welchem Nachziehstapel? [{ $default }]
wizard-first = Wer beginnt? [{ $default }]
wizard-one-of = { $answer } ist nichts davon: { $words }.
map-autumn = Herbst
deck-standard = Standard
deck-exiles = Exilanten und Partisanen
player-person = Mensch
player-random = Zufall
player-greedy = gierig
by-chance = Los
none-plays = keine
you-alone = Dass niemand spielt, steht allein
you-not-here = In diesem Spiel gibt es { $answer } nicht, aber: { $words }
you-twice = { NAME($seat) } ist zweimal genannt
no-bot = Den Bot { $answer } gibt es nicht, aber: { $words }
bots-for-seats = Bots: { $number }; Plätze ohne Menschen: { $seats }
welcome = woodlaw, inoffiziell: { $players }; Spielbrett: { NAME($map) }, Nachziehstapel: { NAME($deck) }, Auflage { $printing }, Startwert { $seed }. Es beginnt: { NAME($starter) }.
going-on = woodlaw, inoffiziell: { $players }; es geht weiter in { $file }.
type-help = Tippe help und sieh, was du außer Antworten tippen kannst.
will-not-be-kept = In deinen Ordner der Spiele kann nicht geschrieben werden: Dieses Spiel wird nicht gespeichert.
forest-lies = zwischen den Lichtungen { $clearings }
