# Wat de tafel zegt tegen wie eraan zitten.

you = jij
a-card = een kaart

help =
    Antwoord met de toets van een optie, met de naam ervan, of met een hele zet
    zoals "vechten Arendsnest 12" of "verplaatsen 2 krijgers 7 8"; in plaats van
    de namen mag je ook de Engelse woorden typen. 0 is altijd klaar (done).
    Wordt er naar open plekken of aantallen gevraagd, dan is de toets het nummer
    of het aantal zelf. (Via een pipe telt een getal dat geen toets is de opties
    af.)

      why WOORDEN    waarom dat hier niet mag, of waar het toe leidt; zonder
                     WOORDEN: wat het Wetboek over deze vraag zegt
      law WOORDEN    een artikel met zijn nummer, of wat bij een woord past
      undo           neemt je laatste antwoord terug, tot de laatste worp,
                     getrokken of getoonde kaart, of zet van een ander
      board [N]      de landkaart en wat voor de spelers ligt; N: een open plek,
                     of wiens bord: een factienaam, of mine (het jouwe)
      map  table     alleen de landkaart; alles erop in woorden en getallen
      hand  discard  je kaarten, en wat je van andere weet; de aflegstapel
      log [N]        de laatste N gebeurtenissen (20)
      0 deze beurt   een vast antwoord, dat voor je gegeven wordt op deze vraag:
                     "deze beurt", "deze fase" of "altijd"; "krijger dan nest
                     altijd" geeft het eerste dat mag
      standing       je vaste antwoorden; "standing clear" wist ze allemaal,
                     "standing clear 1" het eerste
      save [NAAM]    waar het spel bewaard wordt; NAAM: kopie als NAAM.jsonl
      scenario NAAM  schrijft deze vraag naar NAAM.yml, voor "woodlaw check"
                     (met alle verborgen kaarten erin)
      help  ?  quit  een lege regel toont de vraag opnieuw; "woodlaw resume"
                     gaat verder met een gestopt spel

    In een terminal vult Tab woorden aan en haalt pijl omhoog regels terug.

# ---------------------------------------------------------------- spelen

leads-to-turmoil = Deze beurt zeker chaos
only-answer = Alleen { $answer } kan: { $question }
standing-answered = Je vaste antwoord ({ $scope }), { $answer }: { $question }
since-your-turn = Sinds je vorige beurt
enter-for-map = Druk op Enter voor de landkaart en je hand.
game-over =
    { $number ->
        [0] Het spel is uit: geen winnaar. Punten: { $points }.
        [one] Het spel is uit. Winnaar: { $winners }. Punten: { $points }.
       *[other] Het spel is uit. Winnaars: { $winners }. Punten: { $points }.
    }
hide-and-pass = Geef door aan { NAME($seat, case: "the") }. Druk op Enter om te verbergen wat hier staat.
your-screen = Wat nu komt, is voor { NAME($seat, case: "the") }. Druk op Enter.
still-open = Je kunt nog: { $words }. Typ nog eens 0 of druk op Enter voor: { $answer }.
number-alone = { $key } is het nummer van een optie en staat alleen; tussen andere woorden is het { $word }
done-alone = { $key } staat alleen, of vóór "deze beurt", "deze fase" of "altijd"
standing-form = een vast antwoord is één antwoord, of meer met "dan" ertussen
is-playing = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] spelen
       *[other] speelt
    } ...
will-stand = Vast antwoord ({ $scope }): { $answer }.
word-always = altijd
word-this-turn = deze beurt
word-this-phase = deze fase
word-before = dan

# ---------------------------------------------------------------- stoppen

input-ended = De invoer is op; het spel stopt hier, onvoltooid.
stopped = Het spel stopt hier, onvoltooid.
how-to-leave = Typ quit of druk op Ctrl-D om te stoppen; wat beantwoord is, blijft bewaard.
no-game = Er is geen spel begonnen.
too-long = Dat is te lang voor een antwoord.
too-many-lines = standaardinvoer: { $number } regels achter elkaar waren geen antwoord

# ---------------------------------------------------------------- opdrachten

no-words-after = Na { $command } komen geen woorden.
no-such-word = { $word } betekent niets; misschien bedoel je: { $words }
you-may = Dat mag. Het zou hiertoe leiden:
you-may-plainly = Dat mag.
you-may-not = Nee. { $reason } ({ $clause })
you-may-not-plainly = Nee. { $reason }.
then-question = Daarna: { $question }
not-paraphrased = nog niet omschreven
no-clause = Geen artikel past bij { $words }.
no-clause-near = Geen artikel past bij { $words }. Het lijkt op: { $clauses }.
more-clauses =
    { $number ->
        [one] en nog een; noem een artikel bij zijn nummer
       *[other] en nog { $number }; noem een artikel bij zijn nummer
    }
board-usage = Na board komt niets, een open plek van 1 tot en met { $last }, of wiens bord: { $names }.
log-usage = Na log komt het aantal regels dat je wilt zien, zoals log 40.
taken-back = Teruggenomen.
nothing-to-take-back =
    { $reason ->
        [others-answered] Er is niets terug te nemen: een andere speler heeft sindsdien geantwoord.
        [chance-since] Er is niets terug te nemen: sindsdien is er geworpen of een kaart getrokken.
        [shown-since] Er is niets terug te nemen: sindsdien is je iets verborgens getoond.
       *[just-begun] Er is niets terug te nemen: het spel is net begonnen.
    }
standing-line = { $place }  { $question }  { $answer } ({ $scope })
no-standing = Je hebt geen vaste antwoorden. "0 deze beurt" bij een vraag geeft er een.
standing-usage = Na standing komt niets, of clear, of clear met het nummer van een antwoord.
standing-cleared =
    { $number ->
        [0] Er zijn geen vaste antwoorden om te wissen.
        [one] Eén vast antwoord is gewist.
       *[other] { $number } vaste antwoorden zijn gewist.
    }
not-kept = Dit spel wordt niet bewaard: in de map met spellen kan niet geschreven worden.
kept-in = Het spel wordt bewaard in { $file }, elk antwoord meteen.
needs-a-name = { $command } vraagt een naam van letters, cijfers, punten, streepjes en liggende streepjes.
file-exists = { $file } bestaat al, dus er is niets geschreven; kies een andere naam.
not-written = { $file } kan niet geschreven worden: { $reason }.
save-written = { $file } is geschreven, met alle verborgen kaarten. woodlaw resume { $file } gaat vanaf hier verder.
table-save-written = { $file } is geschreven. woodlaw resume { $file } gaat vanaf hier verder.
scenario-written = { $file } is geschreven, met alle verborgen kaarten. woodlaw check { $file } voert het uit.

# ---------------------------------------------------------------- voor een spel

wizard-welcome = Een nieuw spel. Druk op Enter voor wat tussen haken staat, of antwoord met getallen of woorden; "back" gaat een stap terug.
wizard-seats = Hoeveel facties spelen mee? [{ $default }]
wizard-factions = Welke, met de klok mee? [{ $default }]
wizard-wrong-number = Benodigde facties: { $number }, genoemd: { $found }.
wizard-no-faction = Er is geen factie { $answer }; er zijn: { $words }.
wizard-first-step = Vóór deze stap is er geen.
wizard-you = Welke speel jij? Bij meer dan één geef je de terminal door. [{ $default }]
wizard-bots = Welke bot speelt de andere? Eén voor alle, of één voor elk. [{ $default }]
wizard-map = Op welke landkaart? [{ $default }]
wizard-deck = Met welk dek? [{ $default }]
wizard-first = Wie begint? [{ $default }]
wizard-one-of = { $answer } is geen van: { $words }.
map-autumn = Herfst
deck-standard = standaard
deck-exiles = Ballingen en partizanen
player-person = mens
player-random = willekeurig
player-greedy = gulzig
by-chance = loting
none-plays = geen
you-alone = dat niemand speelt, staat alleen
you-not-here = er is geen speler { $answer } in dit spel; er zijn: { $words }
you-twice = { NAME($seat) } is twee keer genoemd
no-bot = er is geen bot { $answer }; er zijn: { $words }
bots-for-seats = bots: { $number }; plaatsen zonder mens: { $seats }
welcome = woodlaw, onofficieel: { $players }; landkaart: { NAME($map) }, dek: { NAME($deck) }, druk { $printing }, seed { $seed }. Startspeler: { NAME($starter) }.
going-on = woodlaw, onofficieel: { $players }; verder in { $file }.
type-help = Typ help voor wat je naast een antwoord kunt typen.
will-not-be-kept = In je map met spellen kan niet geschreven worden: dit spel wordt niet bewaard.
forest-lies = tussen de open plekken { $clearings }
