# O que o terminal escreve em volta do mapa, dos tabuleiros e das cartas.
heading-setup = Preparação
heading-turn = Rodada { $round }, { NAME($phase) } { NAME($seat, case: "of") }
nothing-there = –
map-legend = { $rules } governa  { $filled } construído  { $open } livre  { $ruin } ruína  { $forest } floresta
piles = baralho { $deck }, descarte { $discard }
items-to-craft = itens por criar: { $items }

# As clareiras em uma tabela, e uma delas em palavras.
head-clearing = nº
head-suit = naipe
head-open = livres
head-paths = caminhos para
head-ruler = governa
open-slots =
    { $ruins ->
        [0] { $number }
       *[other] { $number } + ruína
    }
clearing-is =
    { $ruins ->
        [0] Clareira { $clearing }: { NAME($suit) }, locais livres: { $open } de { $slots }.
       *[other] Clareira { $clearing }: { NAME($suit) }, locais livres: { $open } de { $slots }, e uma ruína.
    }
clearing-ways = Caminhos para { $paths }; florestas ao lado: { $forests }.
clearing-ruled =
    { GENDER($seat) ->
        [pl] Quem governa aqui são { NAME($seat, case: "the") } ({ $clause }).
       *[other] Quem governa aqui é { NAME($seat, case: "the") } ({ $clause }).
    }
clearing-unruled = Ninguém governa aqui ({ $clause }).

# As cartas.
head-card = carta
head-cost = custo
head-use = efeito
cost-any = qualquer
your-hand = Sua mão: { $cards }
picked-from-hand = Escolhidas dela: { $cards }
discard-pile = Monte de descarte: { $cards }
dominance-to-take = Cartas de domínio disponíveis: { $cards }
known-cards = Você sabe de { $holder }, { $total }: { $cards }
known-suit = { NAME($suit) } ou pássaro
known-no-suit = nem { NAME($suit) } nem pássaro

# As trilhas dos tabuleiros.
track-cost = custo
track-next = próximo: +{ $points }
track-next-costs = próximo: custa { $cost }, +{ $points }
track-card = { $sign }: uma carta
track-full = tudo construído
