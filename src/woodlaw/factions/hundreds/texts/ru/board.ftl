# Планшет Полчищ.
board-command = команды: { $number }
board-prowess = отвага: { $number }
amount-advances-left =
    { $number ->
        [one] осталось { $number } наступление
        [few] осталось { $number } наступления
       *[many] осталось { $number } наступлений
    }
amount-strongholds-left =
    { $number ->
        [one] { $number } форт в запасе
        [few] { $number } форта в запасе
       *[many] { $number } фортов в запасе
    }
amount-mobs-left =
    { $number ->
        [one] { $number } жетон бунта в запасе
        [few] { $number } жетона бунта в запасе
       *[many] { $number } жетонов бунта в запасе
    }
board-hoard = тайник
board-command-track = команды
board-prowess-track = отвага
mood-bitter-does = перед броском в его сражении бунты там и по соседству становятся воинами
mood-grandiose-does = наступает до командования
mood-jubilant-does = при провокации на его поляне кубик бунта можно бросить до четырёх раз
mood-lavish-does = в конце утра предметы можно отдать, по два воина за каждый
mood-relentless-does = наступление с перемещением и сражением можно чем-то из них продолжить
mood-rowdy-does = на карту больше, а если рядом с ним три компонента противников – на две
mood-stubborn-does = первый полученный урон в его сражениях игнорируется
mood-wrathful-does = дополнительный урон там, где он нападает
