# Что происходит по правилам Династии.
event-tucked = { NAME($seat) } { GENDER($seat) ->
        [pl] добавляют
       *[other] добавляет
    } карту в столбец «{ NAME($column) }»: { NAME($card) }
event-resolved = { NAME($seat) } { GENDER($seat) ->
        [pl] разыгрывают
       *[other] разыгрывает
    } карту столбца «{ NAME($column) }», масть: { NAME($suit) }
event-turmoil = у { NAME($seat, case: "gen") } начинается смута
event-leader-set = лидер { NAME($seat, case: "gen") }: { NAME($leader) }
event-failed = { NAME($seat) } не { GENDER($seat) ->
        [pl] могут
       *[other] может
    } полностью выполнить карту столбца «{ NAME($column) }», масть: { NAME($suit) }
event-purged = из устава { NAME($seat, case: "gen") } сброшено всё, кроме преданных министров
event-deposed = лидер { NAME($seat, case: "gen") } свергнут: { NAME($leader) }
event-turned-up = все лидеры { NAME($seat, case: "gen") } снова лежат лицом вверх
event-viziers = преданные министры { NAME($seat, case: "gen") } занимают столбцы, которые указал лидер: { NAME($leader) }
event-leads = { NAME($seat) } { GENDER($seat) ->
        [pl] применяют
       *[other] применяет
    } свойство лидера: { NAME($leader) }
