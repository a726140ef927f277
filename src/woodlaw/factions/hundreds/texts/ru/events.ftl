# Что происходит по правилам Полчищ.
event-loots = { NAME($seat) } { GENDER($seat) ->
        [pl] грабят
       *[other] грабит
    } { NAME($other, case: "acc") } на поляне { $clearing } и не { GENDER($seat) ->
        [pl] наносят
       *[other] наносит
    } урона от броска
event-looted = { NAME($seat) } { GENDER($seat) ->
        [pl] забирают
       *[other] забирает
    } у { NAME($other, case: "gen") } предмет: { NAME($item, case: "acc") }
event-razed = бунт { NAME($seat, case: "gen") } громит поляну { $clearing }
event-mob-die = на кубике бунта { NAME($seat, case: "gen") } выпали { NAME($suit) }
event-mood-set = предводитель { NAME($seat, case: "gen") } теперь { NAME($mood) }
event-mood-lasts = предводитель { NAME($seat, case: "gen") } остаётся прежним: { NAME($mood) }
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
    } в тайник предмет: { NAME($item, case: "acc") }, ячейка { $space }
event-hoard-values = тайник { NAME($seat, case: "gen") }: команды { $command }, отвага { $prowess }
