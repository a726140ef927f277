# Het bord van een Vagebond. Een relatie volgt op de naam van een factie: „Markiezin: Vijandig”.
no-character = nog geen karakter
board-in-forest = in { NAME($forest, case: "the") } (open plekken { $beside })
board-in-clearing = op open plek { $clearing }
board-torch-in = fakkel op open plek { $clearing }
board-special-used = speciale actie deze beurt gebruikt
board-room = { $number } van { $most } voorwerpen
board-special = speciaal
board-tracks = sporen
board-tea = thee
board-coins = munten
board-bags = tassen
board-satchel = Knapzak
board-damaged = beschadigd
board-seen-in = gezien onder
board-relations = relaties
board-quests = queesten
board-done = voltooid
board-hostile = Vijandig
board-allied = Bondgenoot (elke Hulp +{ $points })
board-relation =
    { $space ->
        [0] Onverschillig ({ $number }× Hulp: +{ $points })
       *[other] ruimte { $space } van { $most } ({ $number }× Hulp: +{ $points })
    }
character-thief-does = fakkel: steelt een willekeurige kaart van een speler op zijn open plek
character-tinker-does = fakkel: neemt een kaart van de soort van zijn open plek uit de aflegstapel
character-ranger-does = fakkel: repareert drie voorwerpen, waarna het Daglicht eindigt
character-vagrant-does = fakkel: dwingt een speler te vechten op zijn open plek en scoort wat er valt
character-arbiter-does = verdedigers bij hem mogen zijn zwaarden inzetten, voor een punt voor hem
character-scoundrel-does = fakkel: blijft op zijn open plek, verbrandt die en sluit die voorgoed
character-adventurer-does = eens per beurt telt een voorwerp van een queeste als een ander; dat beschadigt het
character-harrier-does = fakkel: de pion glijdt alleen naar een willekeurige open plek
character-ronin-does = zwaard na de worp: een extra treffer
character-cheat-does = eens per beurt een queeste voor twee willekeurige voorwerpen, die daarna terug in het dek gaat
character-gladiator-does = elk voorwerp, dat beschadigt: een krijger valt zonder vijandschap, voor een kaart
character-jailor-does = eens per beurt vervangt een kaart van de soort van zijn open plek een voorwerp, voor een punt
board-related = { NAME($other) }: { $relation }
