# What things of the Eyrie are called; ".counted" fits a word to a number.
faction-eyrie = eyrie
piece-roost = roost
    .counted =
        { $number ->
            [one] roost
           *[other] roosts
        }
leader-builder = builder
leader-charismatic = charismatic
leader-commander = commander
leader-despot = despot
column-recruit = recruit
column-move = move
column-battle = battle
column-build = build
