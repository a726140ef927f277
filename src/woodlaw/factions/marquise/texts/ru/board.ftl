# Планшет Маркисы.
amount-wood-left =
    { $number ->
        [one] { $number } жетон дерева в запасе
        [few] { $number } жетона дерева в запасе
       *[many] { $number } жетонов дерева в запасе
    }
pay-wood = жетонов дерева
