# Wat naast de vraag staat: vaste antwoorden, de weg terug, de chat, tips, de uitleg.
web-aids = Meer bij deze vraag
web-stand = Vanaf nu zo antwoorden …
web-stand-how = Kies één antwoord, of meer in de volgorde van je voorkeur: het eerste dat kan, wordt gegeven. Kan er geen, dan wordt het je gevraagd.
web-stand-scope = Voor hoelang?
web-stand-tell = Zo antwoorden
web-standing = Je vaste antwoorden
web-standing-now = Een ervan beantwoordt deze vraag zo meteen.
web-standing-no-more = Vraag het me weer

web-further = Verder terug …
web-further-how = Terug tot voor wat?
web-further-alone = Alles vanaf daar wordt teruggenomen. Het blijft te lezen, doorgestreept.
web-further-together = Alles vanaf daar wordt teruggenomen zodra iedereen die meespeelt het goedvindt. Het blijft te lezen, doorgestreept.
web-wish = Verzoek van { NAME($seat, case: "the") } om dit terug te nemen:
web-wish-own = Je hebt gevraagd dit terug te nemen:
web-wish-more =
    { $number ->
        [one] en nog één ding
       *[other] en nog { $number } dingen
    }
web-still-to-agree = Nog niet akkoord: { $names }
web-agree = Akkoord
web-disagree = Niet akkoord
web-withdraw = Niet meer vragen
web-not-agreed = Niet iedereen vond het goed: er wordt niets teruggenomen.

web-with-chat = met chat
web-chat = Chat
web-chat-unread =
    { $number ->
        [one] één nieuwe regel
       *[other] { $number } nieuwe regels
    }
web-chat-empty = Nog niemand heeft iets gezegd.
web-chat-say = Aan iedereen
web-chat-send = Versturen

web-leave = Verlaten …
web-leave-how = Een bot speelt in jouw plaats verder tot het spel voorbij is, en jij kijkt toe. Dat kun je niet terugnemen.
web-leave-bot = Wie speelt verder?
web-leave-now = De bot verder laten spelen
web-has-left = Nu speelt een bot: { NAME($seat) }
web-is-helped = Te laat, dus een bot antwoordt: { NAME($seat) }
web-is-back = Weer terug: { NAME($seat) }

web-rematch = Nog een keer spelen
web-rematch-waits = Het volgende spel is begonnen
web-rematch-join = Meespelen

web-deadline = Antwoord vóór { $when }: { NAME($seat) }.
web-deadline-you = Je hebt de tijd tot { $when }.
web-deadline-late = Daarna antwoordt voor de rest van de beurt een bot: { $bot }.
web-helped = Je bent te laat, dus een bot antwoordt voor je.
web-here-again = Ik ben er weer

web-hint = Tip
web-hint-is = De bot { $bot } zou zo antwoorden:
web-hint-knows = Hij weet wat jij mag weten, en niets meer.
web-hint-thinking = De bot denkt na …

web-guide = Uitleg
web-guide-title = Waar gaat het om?
web-guide-clearing = Open plekken op de kaart die je kunt kiezen, hebben een gestreepte ring. Klik er een aan.
web-guide-forest = Bossen op de kaart die je kunt kiezen, hebben een gestreepte ring. Klik er een aan.
web-guide-card = Kaarten in je hand die je kunt kiezen, springen eruit. Klik er een aan.
web-guide-list = Klik een van de antwoorden hieronder aan.
web-guide-listed = Hieronder staan ze ook allemaal in een lijst.
web-guide-done = Het gestreepte aan het eind betekent dat je hier niets meer wilt.
web-guide-keys = De toetsen 1 tot 9 kiezen uit de lijst, 0 is het gestreepte antwoord, U neemt terug.
web-guide-why = Klik iets anders aan en je leest waarom het niet kan. Een nummer zoals dit opent de Wet.
web-guide-seen = Begrepen
web-guide-stop = Geen uitleg meer
