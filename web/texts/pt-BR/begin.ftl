# Como começa uma partida: quem joga o quê, o que foi combinado, quem falta; e listas de partidas.
web-welcome = Quem vai dominar a floresta?
web-style-marquise = Começam com quase toda a floresta e constroem. Bons para a primeira partida.
web-style-eyrie = Seguem um plano que cresce a cada turno: poderosas, até não poderem cumpri-lo.
web-style-alliance = Poucos no início: conquista corações por toda parte e depois se revolta.
web-style-vagabond = Sozinho e sem exército: vai aonde quer, negocia, ajuda ou rouba.
web-style-corvids = Trama planos ocultos e blefa: os outros têm de adivinhar.
web-style-hundreds = Um senhor da guerra de humor instável lidera uma horda que saqueia e queima.
web-changes-places = troca com o lugar { $number }
web-character-of-seat = Personagem do lugar { $number }
web-character-later = Personagem: escolha depois
web-whoever = Quem chegar primeiro
web-deck-standard-is = O baralho do jogo básico. Bom para a primeira partida.
web-deck-exiles-is = Outras coisas para criar, para quem já conhece o jogo básico.
web-reach = O alcance destas facções é { $reached }; para { $number } jogadores a Lei recomenda pelo menos { $recommended }.
web-reach-how = Uma partida assim pode ser desigual ou lenta. Mesmo assim, dá para jogar.
web-begin-anyway = Começar mesmo assim
web-open-table = Abrir a mesa
web-together = Jogar com outros
web-days = Tempo para cada turno
web-days-none = sem limite
web-days-number =
    { $number ->
        [one] um dia
       *[other] { $number } dias
    }
web-late = Se alguém se atrasar
web-late-wait = os outros esperam
web-late-bot = um bot responde até o fim do turno: { $bot }
web-watched = outros podem assistir
web-not-watched = ninguém mais assiste
web-without-chat = sem chat
web-company = À mesa
web-map-name = Mapa
web-terms = O que foi combinado
web-invited = Convite para uma partida
web-looks-for-players = Uma partida que procura jogadores
web-cannot-join = Nenhum lugar para ocupar
web-take = Ocupar um lugar
web-take-as = Ocupar o lugar: { NAME($seat) }
web-agree-late = Se eu me atrasar, um bot responde por mim até o fim do turno ({ $bot }). Concordo com isso, para mim e para os outros.
web-seat-yours = seu lugar
web-no-open-seat = Nesta partida não há mais lugares livres.
web-look-on = Assistir
web-come = Chegaram: { $number } de { $most }
web-invite-again = Um novo convite para um lugar anula o link anterior.
web-host-invites = Quem criou a partida convida os outros.
web-open-games = Partidas que procuram jogadores
web-your-turn = É a sua vez
web-turn-of = Responde: { NAME($seat) }
web-due = Fim do prazo: { $when }
web-overdue = Prazo esgotado: { $when }
