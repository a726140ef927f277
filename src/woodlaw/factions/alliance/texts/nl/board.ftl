# Het bord van de Alliantie; $most is 0 als niets de stapel beperkt.
board-supporters-of =
    { $most ->
        [0] { $number ->
            [one] 1 aanhanger
           *[other] { $number } aanhangers
        }
       *[other] { $number ->
            [one] 1 van { $most } aanhangers
           *[other] { $number } van { $most } aanhangers
        }
    }
amount-officers = { $number ->
        [one] 1 officier
       *[other] { $number } officieren
    }
board-supporters = aanhangers
board-bases = bases
board-base-in = { NAME($suit) }: open plek { $clearing }
board-base-not-built = { NAME($suit) }: niet gebouwd
pay-supporters = aanhangers
