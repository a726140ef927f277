# Cómo se llama lo que tienen los Cientos; las formas, como en los nombres comunes.
faction-hundreds = Cientos
    .the = los Cientos
    .of = de los Cientos
    .to = a los Cientos
    .gender = pl
piece-warlord = señor de la guerra
    .short = señor
    .a = a su señor de la guerra
    .the = el señor de la guerra
    .of = del señor de la guerra
    .counted =
        { $number ->
            [one] señor de la guerra
           *[other] señores de la guerra
        }
piece-stronghold = bastión
    .a = un bastión
    .the = el bastión
    .of = del bastión
    .counted =
        { $number ->
            [one] bastión
           *[other] bastiones
        }
piece-mob = turba
    .a = una turba
    .the = la turba
    .of = de la turba
    .counted =
        { $number ->
            [one] turba
           *[other] turbas
        }
mood-bitter = Encarnizado
mood-grandiose = Grandilocuente
mood-jubilant = Exultante
mood-lavish = Fastuoso
mood-relentless = Implacable
mood-rowdy = Pendenciero
mood-stubborn = Obstinado
mood-wrathful = Iracundo
