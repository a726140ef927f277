# What things of the Vagabond are called; ".counted" fits a word to a number.
faction-vagabond =
    { $number ->
        [1] Vagabond
       *[other] Vagabond { $number }
    }
piece-pawn = pawn
    .counted =
        { $number ->
            [one] pawn
           *[other] pawns
        }
character-thief = Thief
character-tinker = Tinker
character-ranger = Ranger
character-vagrant = Vagrant
character-arbiter = Arbiter
character-scoundrel = Scoundrel
character-adventurer = Adventurer
character-harrier = Harrier
character-ronin = Ronin
character-cheat = Cheat
character-gladiator = Gladiator
character-jailor = Jailor
quest-fundraising-fox = Fundraising
quest-errand-fox = Errand (fox)
quest-logistics-help-fox = Logistics Help (fox)
quest-repair-a-shed-fox = Repair a Shed
quest-give-a-speech-fox = Give a Speech (fox)
quest-guard-duty-rabbit = Guard Duty (rabbit)
quest-errand-rabbit = Errand (rabbit)
quest-give-a-speech-rabbit = Give a Speech (rabbit)
quest-fend-off-a-bear-rabbit = Fend off a Bear (rabbit)
quest-expel-bandits-rabbit = Expel Bandits (rabbit)
quest-expel-bandits-mouse = Expel Bandits (mouse)
quest-guard-duty-mouse = Guard Duty (mouse)
quest-fend-off-a-bear-mouse = Fend off a Bear (mouse)
quest-escort-mouse = Escort
quest-logistics-help-mouse = Logistics Help (mouse)
relation-indifferent = Indifferent
relation-one = the first step
relation-two = the second step
relation-allied = Allied
relation-hostile = Hostile
