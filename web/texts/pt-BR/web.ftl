# O que diz o cliente do navegador além do que diz o pacote.
web-language = Idioma
web-theme = Cores
web-theme-auto = automáticas
web-theme-light = claras
web-theme-dark = escuras
web-no-page = Essa página não existe.
web-to-start = Ir ao início
web-no-server = O servidor não responde. Tente de novo daqui a pouco.
web-close = Fechar
web-law-note = Com as nossas palavras. Onde houver diferença, decide a Lei de Root da editora.
web-fan-work = woodlaw é uma obra não oficial, feita por fãs. Root pertence à Leder Games.

web-new-game = Nova partida
web-faction-of-seat = Facção do lugar { $number }
web-player-of-seat = Quem joga no lugar { $number }
web-bot = Bot: { $bot }
web-by-invite = Por convite
web-remove-seat = Tirar o lugar { $number }
web-add-seat = Mais um lugar
web-deck = Baralho
web-begin = Começar
web-beginning = A partida vai começar…
web-your-games = Suas partidas
web-status-waiting = espera jogadores
web-status-running = em andamento
web-status-over = encerrada
web-invite-used = Este convite já foi usado, ou nunca existiu.

web-waiting = A partida começa quando todos os lugares estiverem ocupados.
web-seat-taken = ocupado
web-seat-open = livre
web-make-invite = Criar um convite
web-invite-link = Passe este link; ele vale uma única vez:
web-copy = Copiar
web-copied = Copiado

web-round = Rodada { $round }
web-score-track = Pontos
web-score-of = { NAME($seat) }: { $points }
web-map = A floresta
web-zoom-in = Aproximar
web-zoom-out = Afastar
web-clearing = { NAME($clearing) }, { NAME($suit) }
web-ruled-by = governa: { NAME($seat) }
web-slots = locais livres: { $number }
web-ruin = uma ruína
web-legal = dá para escolher
web-pieces = { NAME($seat) }: { $number } { NAME($kind, $number) }
web-options = Respostas
web-not-now = Agora não dá: por quê?
web-clause = Artigo { $number } da Lei
web-undo = Desfazer
web-why-not = { $answer }: por que não?
web-pass-on = Agora é a vez { NAME($seat, case: "of") }. Passe a tela.
web-i-am = Eu jogo com: { NAME($seat) }
web-lost-connection = A conexão caiu; reconectando…
web-refused-connection = O servidor não deixa você assistir a esta partida.
web-hand = Sua mão
web-hand-empty = sem cartas
web-cost = custa: { $cost }
web-gives = dá um item: { NAME($item) }
web-boards = Tabuleiros de facção
web-log = O que aconteceu
web-to = Ir para
web-to-question = Pergunta
web-to-boards = Tabuleiros
web-to-log = Eventos
web-deck-size = Baralho: { $number }
web-discard = Monte de descarte: { $number }
web-item-supply = Itens que ainda podem ser criados
web-dominance = Cartas de Domínio disponíveis
web-where-to = Para onde? O mesmo lugar de novo: fica onde estava.
web-fewer = um a menos
web-more = um a mais
web-so-many = estes: { $number }
web-battle-in = Batalha { NAME($clearing, case: "in") }

web-space =
    { $state ->
        [free] espaço { $place }, descoberto: pontos { $points }, custo { $cost }
       *[other] espaço { $place }, coberto: pontos { $points }, custo { $cost }
    }
