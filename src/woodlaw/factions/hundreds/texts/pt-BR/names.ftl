# Como se chama o que é das Centenas; as formas, como nos nomes comuns.
faction-hundreds = Centenas
    .the = as Centenas
    .of = das Centenas
    .to = às Centenas
    .gender = pl
piece-warlord = Senhor da Guerra
    .a = o Senhor da Guerra
    .the = o Senhor da Guerra
    .of = do Senhor da Guerra
    .counted =
        { $number ->
            [1] Senhor da Guerra
           *[other] Senhores da Guerra
        }
piece-stronghold = forte
    .a = um forte
    .the = o forte
    .of = do forte
    .counted =
        { $number ->
            [1] forte
           *[other] fortes
        }
piece-mob = turba
    .a = uma turba
    .the = a turba
    .of = da turba
    .counted =
        { $number ->
            [1] turba
           *[other] turbas
        }
mood-bitter = Cruel
mood-grandiose = Grandioso
mood-jubilant = Jubilante
mood-lavish = Esbanjador
mood-relentless = Inflexível
mood-rowdy = Conflitante
mood-stubborn = Teimoso
mood-wrathful = Colérico
