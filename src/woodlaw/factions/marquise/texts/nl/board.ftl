# Het bord van de Markiezin.
amount-wood-left = nog { $number } hout
pay-wood = hout
