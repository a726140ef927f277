# Что происходит по правилам Династии.
event-tucked = { NAME($seat) } { GENDER($seat) ->
        [pl] добавляют
       *[other] добавляет
    } в столбец «{ NAME($column) }» карту «{ NAME($card) }»
event-resolved = { NAME($seat) } { GENDER($seat) ->
        [pl] разыгрывают
       *[other] разыгрывает
    } в столбце «{ NAME($column) }» { NAME($suit, case: "adj-acc") } карту
event-turmoil = у { NAME($seat, case: "gen") } начинается смута
event-leader-set = лидером { NAME($seat, case: "gen") } становится { NAME($leader) }
event-failed = { NAME($seat) } { GENDER($seat) ->
        [pl] не могут
       *[other] не может
    } полностью выполнить в столбце «{ NAME($column) }» { NAME($suit, case: "adj-acc") } карту
event-purged = из устава { NAME($seat, case: "gen") } сброшено всё, кроме преданных министров
event-deposed = свергнут лидер { NAME($seat, case: "gen") } – { NAME($leader) }
event-turned-up = все лидеры { NAME($seat, case: "gen") } снова лежат лицом вверх
event-viziers = преданные министры { NAME($seat, case: "gen") } занимают столбцы, которые указал лидер: { NAME($leader) }
event-leads = { NAME($seat) } { GENDER($seat) ->
        [pl] применяют
       *[other] применяет
    } свойство лидера: { NAME($leader) }
