# What things of the Vagabond are called; ".counted" fits a word to a number.
faction-vagabond =
    { $number ->
        [1] vagabond
       *[other] vagabond-{ $number }
    }
piece-pawn = pawn
    .counted =
        { $number ->
            [one] pawn
           *[other] pawns
        }
character-thief = thief
character-tinker = tinker
character-ranger = ranger
character-vagrant = vagrant
character-arbiter = arbiter
character-scoundrel = scoundrel
character-adventurer = adventurer
character-harrier = harrier
character-ronin = ronin
character-cheat = cheat
character-gladiator = gladiator
character-jailor = jailor
quest-fundraising-fox = fundraising-fox
quest-errand-fox = errand-fox
quest-logistics-help-fox = logistics-help-fox
quest-repair-a-shed-fox = repair-a-shed-fox
quest-give-a-speech-fox = give-a-speech-fox
quest-guard-duty-rabbit = guard-duty-rabbit
quest-errand-rabbit = errand-rabbit
quest-give-a-speech-rabbit = give-a-speech-rabbit
quest-fend-off-a-bear-rabbit = fend-off-a-bear-rabbit
quest-expel-bandits-rabbit = expel-bandits-rabbit
quest-expel-bandits-mouse = expel-bandits-mouse
quest-guard-duty-mouse = guard-duty-mouse
quest-fend-off-a-bear-mouse = fend-off-a-bear-mouse
quest-escort-mouse = escort-mouse
quest-logistics-help-mouse = logistics-help-mouse
relation-indifferent = indifferent
relation-one = one
relation-two = two
relation-allied = allied
relation-hostile = hostile
