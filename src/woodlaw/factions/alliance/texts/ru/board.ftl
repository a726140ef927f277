# Планшет Союза; $most равно 0, когда колоду ничто не ограничивает.
board-supporters-of =
    { $most ->
        [0] { $number ->
            [one] { $number } сторонник
            [few] { $number } сторонника
           *[many] { $number } сторонников
        }
       *[other] { $number ->
            [one] { $number } сторонник из { $most }
            [few] { $number } сторонника из { $most }
           *[many] { $number } сторонников из { $most }
        }
    }
amount-officers =
    { $number ->
        [one] { $number } офицер
        [few] { $number } офицера
       *[many] { $number } офицеров
    }
board-supporters = сторонники
board-bases = базы
board-base-in = { NAME($suit) }: поляна { $clearing }
board-base-not-built = { NAME($suit) }: не построена
pay-supporters = сторонников
