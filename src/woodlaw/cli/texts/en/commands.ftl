# What the commands tell beside games: the Law, the folder of games, replays.
law-no-clause = no clause { $number } in { $printing }; near it: { $clauses }
law-elsewhere = no clause { $number } in { $printing }, but in { $others }; near it: { $clauses }
law-no-fit = nothing in { $printing } fits { $words }; near it: { $clauses }
law-no-fit-at-all = nothing in { $printing } fits { $words }; `woodlaw law` lists the chapters
law-not-paraphrased = Not paraphrased yet.
law-in-english = (In English: there is no paraphrase in this language yet.)
law-p16-numbers = (Numbers in the text are those of p16.)
law-in-printing = In { $printing }: { $note }
law-other-printings = Other printings: { $numbers }
law-no-number = { $printing } none
law-part-of = Part of: { $clause }
law-before = Before: { $clause }
law-after = After: { $clause }
law-parts = Parts:
law-code = Code:
law-scenarios = Scenarios:
law-not-played = No game shows this clause.
law-example = Example { $number } ({ $printing })
resume-none = no unfinished game in { $folder }
resume-none-free = no unfinished game but those that are being played in { $folder }
resume-busy = { $file }: is being played by another process: the next newest game is tried
resume-list = unfinished games in { $folder }, the newest first:
resume-game = { $file }  { $when }  { $players }, { $number ->
        [one] 1 step
       *[other] { $number } steps
    }
resume-game-open = { $game }, being played
replay-heading = { $file }: { $players }; map { NAME($map) }, deck { NAME($deck) }, printing { $printing }; { $number ->
        [one] 1 step
       *[other] { $number } steps
    }, recorded by rules { $rules }.
replay-fails = { $file }: line { $line }: { $reason }
replay-unfinished = is missing: the game is not finished
replay-verified = { $result } { $number ->
        [one] 1 step holds
       *[other] { $number } steps hold
    }; fingerprint { $fingerprint }.
replay-stopped = Stopped after { $done } of { $number } steps, which hold.
replay-no-end = { $result } { $number ->
        [one] 1 step holds
       *[other] { $number } steps hold
    }; the line of the end is missing.
replay-waits = { $number ->
        [one] 1 step holds
       *[other] { $number } steps hold
    }; unfinished: it waits for { NAME($waits) } ({ $question }).
replay-waits-for-chance = { $number ->
        [one] 1 step holds
       *[other] { $number } steps hold
    }; unfinished: it waits for a die or a card.
