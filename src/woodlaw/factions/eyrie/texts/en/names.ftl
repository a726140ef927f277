# What things of the Eyrie are called; ".counted" fits a word to a number.
faction-eyrie = Eyrie
piece-roost = roost
    .counted =
        { $number ->
            [one] roost
           *[other] roosts
        }
leader-builder = Builder
leader-charismatic = Charismatic
leader-commander = Commander
leader-despot = Despot
column-recruit = Recruit
column-move = Move
column-battle = Battle
column-build = Build
