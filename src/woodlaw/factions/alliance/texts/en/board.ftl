# The board of the Alliance; $most is 0 where nothing limits the stack.
board-supporters-of =
    { $most ->
        [0] { $number ->
            [one] 1 supporter
           *[other] { $number } supporters
        }
       *[other] { $number ->
            [one] 1 supporter of { $most }
           *[other] { $number } supporters of { $most }
        }
    }
amount-officers =
    { $number ->
        [one] 1 officer
       *[other] { $number } officers
    }
board-supporters = supporters
board-bases = bases
board-base-in = { NAME($suit) } in { $clearing }
board-base-not-built = { NAME($suit) } not built
pay-supporters = supporters
