# Plansza Sojuszu; $most to 0, gdy nic nie ogranicza stosu.
board-supporters-of =
    { $most ->
        [0] Stronnicy: { $number }
       *[other] Stronnicy: { $number } z { $most }
    }
amount-officers = Oficerowie: { $number }
board-supporters = Stronnicy
board-bases = Bazy
board-base-in = { NAME($suit, case: "adj") } na polanie { $clearing }
board-base-not-built = { NAME($suit, case: "adj") } niezbudowana
pay-supporters = Stronników
