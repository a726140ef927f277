# The board of the Eyrie.
board-led-by = led by the { NAME($leader) }
board-no-leader = no leader
board-leader = leader
board-deposed = deposed
board-decree = Decree
board-vizier = bird vizier
board-roosts = roosts
board-evening =
    { $number ->
        [one] Evening: +{ $points }, 1 card
       *[other] Evening: +{ $points }, { $number } cards
    }
leader-builder-does = scores crafted items in full
leader-charismatic-does = recruits two warriors at once
leader-commander-does = an extra hit as attacker
leader-despot-does = an extra point where a battle removes buildings or tokens
