# Что происходит по правилам Полчищ.
event-loots = { NAME($seat) } { GENDER($seat) ->
        [pl] грабят
       *[other] грабит
    } { NAME($other, case: "acc") } на поляне { $clearing } и не { GENDER($seat) ->
        [pl] наносят
       *[other] наносит
    } урон от броска
event-looted = { NAME($seat) } { GENDER($seat) ->
        [pl] забирают
       *[other] забирает
    } у { NAME($other, case: "gen") } предмет: { NAME($item) }
event-razed = { NAME($seat) }: бунт громит поляну { $clearing }
event-mob-die = { NAME($seat) }: на кубике бунта – { NAME($suit) }
event-mood-set = { NAME($seat) }: состояние предводителя – { NAME($mood) }
event-mood-lasts = { NAME($seat) }: состояние предводителя остаётся прежним – { NAME($mood) }
event-oppressed = { NAME($seat) } { GENDER($seat) ->
        [pl] притесняют
       *[other] притесняет
    } { $number ->
        [one] { $number } поляну
        [few] { $number } поляны
       *[many] { $number } полян
    }
event-hoarded = { NAME($seat) } { GENDER($seat) ->
        [pl] кладут
       *[other] кладёт
    } предмет в тайник: { NAME($item) }, ячейка { $space }
event-hoard-values = { NAME($seat) }: команды { $command }, отвага { $prowess }
