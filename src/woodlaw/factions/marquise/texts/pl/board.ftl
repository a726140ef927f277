# Plansza Markizy.
amount-wood-left = w zasobach { $number ->
        [one] 1 żeton drewna
        [few] { $number } żetony drewna
       *[many] { $number } żetonów drewna
    }
pay-wood = żetonów drewna
