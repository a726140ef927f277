# The board of the Marquise.
amount-wood-left = { $number } wood left
pay-wood = wood
