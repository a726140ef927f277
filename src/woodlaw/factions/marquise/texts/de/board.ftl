# Die Tafel der Marquise.
amount-wood-left = noch { $number } Holz
pay-wood = Holz
