# Wat er gebeurt volgens de regels van de Vagebond.
event-shielded = Een krijger van { NAME($other, case: "the") } incasseert een treffer voor { NAME($seat, case: "the") }
event-damaged = { NAME($seat, case: "start") } beschadigt een voorwerp: { NAME($item) }
event-repaired = { NAME($seat, case: "start") } repareert een voorwerp: { NAME($item) }
event-refreshes = { NAME($seat, case: "start") } mag { $number ->
        [one] 1 voorwerp
       *[other] { $number } voorwerpen
    } verversen
event-dropped = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] verwijderen
       *[other] verwijdert
    } een voorwerp uit het spel: { NAME($item) }
event-exhausted = { NAME($seat, case: "start") } put een voorwerp uit: { NAME($item) }
event-related = De relatie van { NAME($seat, case: "the") } met { NAME($other, case: "the") } is nu: { NAME($relation) }
event-fights-along = Krijgers van { NAME($other, case: "the") } vechten mee met { NAME($seat, case: "the") }
event-new-quest = Er ligt een nieuwe queeste open: { NAME($quest) }
event-did-quest = { NAME($seat, case: "start") } voltooit een queeste: { NAME($quest) }
event-went-to-forest = { NAME($seat, case: "start") } gaat { NAME($forest, case: "the") } in
event-gave = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] geven
       *[other] geeft
    } een kaart aan { NAME($other, case: "the") }
event-given = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] geven
       *[other] geeft
    } deze kaart: { NAME($card) }
event-hid = { NAME($seat, case: "start") } verschuilt zich
event-character-set = { NAME($seat, case: "start") } speelt als { NAME($character) }
event-joined = { NAME($seat, case: "start") } vormt een coalitie met { NAME($other, case: "the") }
event-swords = { NAME($seat, case: "start") } kan hoogstens { $number ->
        [one] 1 geworpen treffer
       *[other] { $number } geworpen treffers
    } toebrengen
event-pawn-stays = De pion van { NAME($seat, case: "the") } wordt niet verwijderd
event-left-forest = { NAME($seat, case: "start") } komt uit het bos op open plek { $clearing }
event-recovered = { NAME($seat, case: "start") } rust uit: alle beschadigde voorwerpen zijn gerepareerd en ververst
event-refreshed = { NAME($seat, case: "start") } ververst een voorwerp: { NAME($item) }
event-sets-up-first = { NAME($seat, case: "start") } doet als eerste de voorbereiding
event-shared-quest = { NAME($seat, case: "start") } heeft een queeste voltooid die voor beiden openlag: { NAME($quest) }
event-unrelated = { NAME($seat, case: "start") } heeft geen relatie met { NAME($other, case: "the") }
event-forced = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] dwingen
       *[other] dwingt
    } { NAME($other, case: "the") } te vechten op open plek { $clearing }
event-enlisted = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] zetten
       *[other] zet
    } { NAME($other, case: "the") } in op open plek { $clearing }
event-scorched = { NAME($seat, case: "start") } verschroeit open plek { $clearing } en laat daar de fakkel achter
event-improvised = { NAME($seat, case: "start") } behandelt een voorwerp als een ander: { NAME($item) } als { NAME($other-item) }
event-conned = { NAME($seat, case: "start") } betaalt een queeste met twee willekeurige voorwerpen: { NAME($quest) }
event-reshuffled = Een queeste van { NAME($seat, case: "the") } gaat terug in het queestedek: { NAME($quest) }
event-coerced = { NAME($seat, case: "start") } gebruikt dwang: { NAME($card) } in plaats van een voorwerp
event-arranged = { NAME($seat, case: "start") } heeft op het spoor: { NAME($item) } ×{ $number }
