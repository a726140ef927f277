# O tabuleiro dos Marqueses.
amount-wood-left = { $number ->
        [1] { $number } madeira no suprimento
       *[other] { $number } madeiras no suprimento
    }
pay-wood = de madeira
