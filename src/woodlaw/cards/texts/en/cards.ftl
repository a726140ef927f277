# What cards do, for those that bring no item.
card-ambush-does =
    { $suit ->
        [suit-bird] as defender in any clearing, before the roll: two hits, unless foiled
       *[other] as defender in a { NAME($suit) } clearing, before the roll: two hits, unless foiled
    }
card-dominance-does =
    { $suit ->
        [suit-bird] in Daylight with 10 points: score no more; win if you rule two opposite corners as your Birdsong starts
       *[other] in Daylight with 10 points: score no more; win if you rule three { NAME($suit) } clearings as your Birdsong starts
    }
card-armorers-does = in battle, discard it: the rolled hits against you are ignored
card-sappers-does = as defender, discard it: an extra hit
card-brutal-tactics-does = as attacker: an extra hit, but the defender scores a point
card-royal-claim-does = in Birdsong, discard it: a point for each clearing you rule
card-stand-and-deliver-does = once in Birdsong: steal a random card from an enemy, who scores a point
card-tax-collector-does = once in Daylight: remove one of your warriors from the map to draw a card
card-favor-of-the-foxes-does = once crafted, all enemy pieces in fox clearings are removed
card-command-warren-does = at start of Daylight: a battle
card-better-burrow-bank-does = at start of Birdsong: you and an enemy of your choice draw a card each
card-cobbler-does = at start of Evening: a move
card-favor-of-the-rabbits-does = once crafted, all enemy pieces in rabbit clearings are removed
card-scouting-party-does = as attacker: you cannot be ambushed
card-codebreakers-does = once in Daylight: look at another player's hand
card-favor-of-the-mice-does = once crafted, all enemy pieces in mouse clearings are removed
card-saboteurs-does = at start of Birdsong, discard it: so is a crafted card of an enemy
card-soup-kitchens-does = each of your tokens counts as two for rule
card-boat-builders-does = rivers are paths for you
card-corvid-planners-does = you need no rule to move
card-eyrie-emigre-does = at end of Birdsong: move, then battle there; discarded unless you do both
card-fox-partisans-does = in battle in a fox clearing: an extra hit, and then your hand keeps fox cards alone
card-propaganda-bureau-does = once in Daylight: spend a card; in a clearing of its suit your warrior replaces an enemy's
card-false-orders-does = in Birdsong, discard it: move half of an enemy's warriors, rounded up, out of a clearing, whoever rules
card-informants-does = in Evening, instead of your draw: take an ambush card from the discard pile
card-rabbit-partisans-does = in battle in a rabbit clearing: an extra hit, and then your hand keeps rabbit cards alone
card-tunnels-does = clearings with crafting pieces of yours are adjacent to each other
card-charm-offensive-does = at start of Evening: draw a card, and another player scores a point
card-swap-meet-does = once in Birdsong: take a card at random out of another player's hand, then give one back
card-coffin-makers-does = keeps all warriors removed from the map; at start of Birdsong a point for every five, and they go home
card-mouse-partisans-does = in battle in a mouse clearing: an extra hit, and then your hand keeps mouse cards alone
card-league-of-adventurous-mice-does = once in Daylight: exhaust a crafted item to move or battle
card-murine-broker-does = draw a card for each item that another player crafts
card-master-engravers-does = each item you craft scores a point more
