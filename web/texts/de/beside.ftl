# Was neben der Frage steht: Dauerantworten, der Weg zurück, der Chat, Tipps, die Einführung.
web-aids = Mehr zu dieser Frage
web-stand = Ab jetzt so antworten …
web-stand-how = Wähle eine Antwort, oder mehrere in der Reihenfolge, in der du sie vorziehst: Gegeben wird die erste, die möglich ist. Ist es keine, wirst du gefragt.
web-stand-scope = Für wie lange?
web-stand-tell = So antworten
web-standing = Deine Dauerantworten
web-standing-now = Eine davon beantwortet diese Frage gleich.
web-standing-no-more = Wieder fragen

web-further = Weiter zurück …
web-further-how = Zurück bis vor was?
web-further-alone = Alles ab dort wird zurückgenommen. Nachlesen lässt es sich weiter, durchgestrichen.
web-further-together = Alles ab dort wird zurückgenommen, sobald alle zustimmen, die mitspielen. Nachlesen lässt es sich weiter, durchgestrichen.
web-wish = Wunsch { NAME($seat, case: "gen") }, das zurückzunehmen:
web-wish-own = Du möchtest das zurücknehmen:
web-wish-more =
    { $number ->
        [one] und eines mehr
       *[other] und { $number } weitere Dinge
    }
web-still-to-agree = Es fehlt die Zustimmung von: { $names }
web-agree = Zustimmen
web-disagree = Nicht zustimmen
web-withdraw = Nicht mehr darum bitten
web-not-agreed = Nicht alle waren einverstanden: Nichts wird zurückgenommen.

web-with-chat = mit Chat
web-chat = Chat
web-chat-unread =
    { $number ->
        [one] eine neue Zeile
       *[other] { $number } neue Zeilen
    }
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = An alle
web-chat-send = Senden

web-leave = Verlassen …
web-leave-how = An deiner Stelle spielt ein Bot weiter, bis das Spiel vorbei ist, und du siehst zu. Das lässt sich nicht zurücknehmen.
web-leave-bot = Wer spielt weiter?
web-leave-now = Den Bot weiterspielen lassen
web-has-left = Jetzt spielt ein Bot: { NAME($seat) }
web-is-helped = Wegen Verspätung antwortet ein Bot: { NAME($seat) }
web-is-back = Wieder da: { NAME($seat) }

web-rematch = Noch einmal spielen
web-rematch-waits = Das nächste Spiel hat begonnen
web-rematch-join = Mitspielen

web-deadline = Antwort bis { $when }: { NAME($seat) }.
web-deadline-you = Du hast Zeit bis { $when }.
web-deadline-late = Danach antwortet für den Rest des Zuges ein Bot: { $bot }.
web-helped = Du bist zu spät, darum antwortet ein Bot für dich.
web-here-again = Ich bin wieder da

web-hint = Tipp
web-hint-is = Der Bot { $bot } würde so antworten:
web-hint-knows = Er weiß, was du wissen darfst, und nicht mehr.
web-hint-thinking = Der Bot denkt nach …

web-guide = Einführung
web-guide-title = Worum geht es hier?
web-guide-clearing = Lichtungen auf dem Plan, die du wählen kannst, haben einen gestrichelten Ring. Klick eine an.
web-guide-forest = Wälder auf dem Plan, die du wählen kannst, haben einen gestrichelten Ring. Klick einen an.
web-guide-card = Handkarten, die du wählen kannst, sind hervorgehoben. Klick eine an.
web-guide-list = Klick eine der Antworten an, die unten stehen.
web-guide-listed = Unten stehen sie auch alle als Liste.
web-guide-done = Die gestrichelte am Ende heißt, dass du hier nichts mehr möchtest.
web-guide-keys = Die Tasten 1 bis 9 wählen aus der Liste, 0 ist die gestrichelte Antwort, U nimmt zurück.
web-guide-why = Klick etwas anderes an, und du erfährst, warum es nicht geht. Eine Nummer wie diese öffnet das Gesetz.
web-guide-seen = Verstanden
web-guide-stop = Keine Einführung mehr
