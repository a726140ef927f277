# Wat de opdrachten buiten spellen zeggen: het Wetboek, de map met spellen, herhalingen.
law-no-clause = geen artikel { $number } in { $printing }; dichtbij: { $clauses }
law-elsewhere = geen artikel { $number } in { $printing }, maar wel in { $others }; dichtbij: { $clauses }
law-no-fit = niets in { $printing } past bij { $words }; het lijkt op: { $clauses }
law-no-fit-at-all = niets in { $printing } past bij { $words }; `woodlaw law` noemt de hoofdstukken
law-not-paraphrased = Nog niet omschreven.
law-in-english = (In het Engels: dit artikel is nog niet in het Nederlands samengevat.)
law-p16-numbers = (Nummers in de tekst zijn die van p16.)
law-in-printing = In { $printing }: { $note }
law-other-printings = Andere drukken: { $numbers }
law-no-number = { $printing } geen
law-part-of = Deel van: { $clause }
law-before = Vorige: { $clause }
law-after = Volgende: { $clause }
law-parts = Delen:
law-code = Code:
law-scenarios = Scenario's:
law-not-played = Geen enkel spel toont dit artikel.
law-example = Voorbeeld { $number } ({ $printing })
resume-none = geen onvoltooid spel in { $folder }
resume-none-free = geen onvoltooid spel, behalve die nu gespeeld worden, in { $folder }
resume-busy = { $file }: wordt door een ander proces gespeeld; het volgende nieuwste spel wordt geprobeerd
resume-list = onvoltooide spellen in { $folder }, het nieuwste eerst:
resume-game = { $file }  { $when }  { $players }, { $number ->
        [one] 1 stap
       *[other] { $number } stappen
    }
resume-game-open = { $game }, wordt nu gespeeld
replay-heading = { $file }: { $players }; landkaart: { NAME($map) }, dek: { NAME($deck) }, druk { $printing }; { $number ->
        [one] 1 stap
       *[other] { $number } stappen
    }, opgenomen met regels { $rules }.
replay-fails = { $file }: regel { $line }: { $reason }
replay-unfinished = ontbreekt: het spel is niet afgelopen
replay-verified = { $result } { $number ->
        [one] 1 stap klopt
       *[other] { $number } stappen kloppen
    }; vingerafdruk { $fingerprint }.
replay-stopped = Gestopt na { $done } van { $number } stappen, die kloppen.
replay-no-end = { $result } { $number ->
        [one] 1 stap klopt
       *[other] { $number } stappen kloppen
    }; de regel van het einde ontbreekt.
replay-waits = { $number ->
        [one] 1 stap klopt
       *[other] { $number } stappen kloppen
    }; onvoltooid, aan de beurt: { NAME($waits) } ({ $question }).
replay-waits-for-chance = { $number ->
        [one] 1 stap klopt
       *[other] { $number } stappen kloppen
    }; onvoltooid: er moet een worp of kaart komen.
