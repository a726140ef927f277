# Hoe een spel begint: wie wat speelt, wat is afgesproken, wie nog komt; en lijsten van spellen.
web-welcome = Wie krijgt het woud in handen?
web-style-marquise = Heeft vanaf het begin bijna het hele woud, en bouwt. Goed voor een eerste spel.
web-style-eyrie = Volgt een plan dat elke beurt groeit: machtig, tot het niet meer lukt.
web-style-alliance = Klein begonnen: wint overal harten en komt dan in opstand.
web-style-vagabond = Alleen en zonder leger: gaat waar hij wil, ruilt, helpt of rooft.
web-style-corvids = Smeden verborgen plannen en bluffen: de anderen moeten raden.
web-style-hundreds = Een grillige krijgsheer leidt een horde die plundert en brandt.
web-changes-places = ruilt met plaats { $number }
web-character-of-seat = Karakter van plaats { $number }
web-character-later = Karakter: later kiezen
web-whoever = Wie het eerst komt
web-deck-standard-is = Het dek van het basisspel. Goed voor een eerste spel.
web-deck-exiles-is = Andere dingen om te maken, voor wie het basisspel kent.
web-reach = Deze facties hebben een Reikwijdte van { $reached }; voor { $number } spelers raadt de Wet minstens { $recommended } aan.
web-reach-how = Zo’n spel kan eenzijdig of traag zijn. Gespeeld worden kan het toch.
web-begin-anyway = Toch beginnen
web-open-table = Tafel openen
web-together = Met anderen spelen
web-days = Tijd voor elke beurt
web-days-none = onbeperkt
web-days-number =
    { $number ->
        [one] één dag
       *[other] { $number } dagen
    }
web-late = Als iemand te laat is
web-late-wait = de anderen wachten
web-late-bot = een bot antwoordt tot de beurt voorbij is: { $bot }
web-watched = anderen mogen meekijken
web-not-watched = niemand anders kijkt mee
web-without-chat = zonder chat
web-company = Aan tafel
web-map-name = Landkaart
web-terms = Wat is afgesproken
web-invited = Je bent uitgenodigd voor een spel
web-looks-for-players = Een spel dat spelers zoekt
web-cannot-join = Geen plaats te nemen
web-take = Een plaats nemen
web-take-as = Neem de plaats: { NAME($seat) }
web-agree-late = Als ik te laat ben, antwoordt een bot voor mij tot de beurt voorbij is ({ $bot }). Daar ga ik mee akkoord, voor mij en voor de anderen.
web-seat-yours = jouw plaats
web-no-open-seat = In dit spel is geen plaats meer vrij.
web-look-on = Meekijken
web-come = Aanwezig: { $number } van { $most }
web-invite-again = Een nieuwe uitnodiging voor een plaats maakt de oude link ongeldig.
web-host-invites = Wie het spel heeft gemaakt, nodigt de anderen uit.
web-open-games = Spellen die spelers zoeken
web-your-turn = Jij bent aan de beurt
web-turn-of = Moet antwoorden: { NAME($seat) }
web-due = Einde van de tijd: { $when }
web-overdue = Tijd verstreken: { $when }
