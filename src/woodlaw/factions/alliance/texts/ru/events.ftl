# Что происходит по правилам Союза.
event-stack-full = колода сторонников { NAME($seat, case: "gen") } заполнена
event-supported = { NAME($seat) } { GENDER($seat) ->
        [pl] кладут
       *[other] кладёт
    } карту в колоду сторонников { NAME($other, case: "gen") }
event-supporter = { NAME($seat) } { GENDER($seat) ->
        [pl] отдают
       *[other] отдаёт
    } сторонникам карту «{ NAME($card) }»
event-outraged = { NAME($seat) } { GENDER($seat) ->
        [pl] вызывают
       *[other] вызывает
    } беспорядки на поляне { $clearing }
event-revolted = { NAME($seat) } { GENDER($seat) ->
        [pl] поднимают
       *[other] поднимает
    } восстание на поляне { $clearing }
event-trained = { NAME($seat) } { GENDER($seat) ->
        [pl] получают
       *[other] получает
    } { $number ->
        [one] { $number } нового офицера
        [few] { $number } новых офицеров
       *[many] { $number } новых офицеров
    }, всего их { $officers }
event-martial-law = военное положение на поляне { $clearing }: { NAME($seat) } { GENDER($seat) ->
        [pl] тратят
       *[other] тратит
    } ещё одного сторонника
event-lost-officers = { NAME($seat) } { GENDER($seat) ->
        [pl] теряют
       *[other] теряет
    } { $number ->
        [one] { $number } офицера
        [few] { $number } офицеров
       *[many] { $number } офицеров
    }, осталось { $officers }
