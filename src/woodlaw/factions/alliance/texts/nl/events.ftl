# Wat er gebeurt volgens de regels van de Alliantie.
event-stack-full = De Aanhangersstapel van { NAME($seat, case: "the") } is vol
event-supported = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] voegen
       *[other] voegt
    } een kaart toe aan de Aanhangersstapel
event-supporter = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] voegen
       *[other] voegt
    } deze kaart toe aan de Aanhangersstapel: { NAME($card) }
event-outraged = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] wekken
       *[other] wekt
    } de Woede van { NAME($other, case: "the") } op open plek { $clearing }
event-revolted = { NAME($seat, case: "start") } begint een opstand op open plek { $clearing }
event-trained = { NAME($seat, case: "start") } krijgt { $number ->
        [one] 1 officier
       *[other] { $number } officieren
    } erbij, nu { $officers }
event-martial-law = Krijgswet op open plek { $clearing }: { NAME($seat, case: "the") } betaalt een extra aanhanger
event-lost-officers = { NAME($seat, case: "start") } verliest { $number ->
        [one] 1 officier
       *[other] { $number } officieren
    }, nu { $officers }
