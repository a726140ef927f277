# The board of the Hundreds.
board-command = Command { $number }
board-prowess = Prowess { $number }
amount-advances-left =
    { $number ->
        [one] 1 advance left
       *[other] { $number } advances left
    }
amount-strongholds-left =
    { $number ->
        [one] 1 stronghold left
       *[other] { $number } strongholds left
    }
amount-mobs-left =
    { $number ->
        [one] 1 mob left
       *[other] { $number } mobs left
    }
board-hoard = hoard
board-command-track = command
board-prowess-track = prowess
mood-bitter-does = before the roll in his battles, mobs there and next to it become warriors
mood-grandiose-does = he advances before they command
mood-jubilant-does = inciting where he is, the mob die may be rolled up to four times
mood-lavish-does = at the end of Birdsong items may go for two warriors each
mood-relentless-does = an advance that moved and battled goes on with either
mood-rowdy-does = one card more, or two with three enemy pieces where he is
mood-stubborn-does = the first hit taken in his battles is ignored
mood-wrathful-does = an extra hit where he attacks
