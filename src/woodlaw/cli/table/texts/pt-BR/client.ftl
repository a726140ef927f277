# O que a mesa diz às pessoas que se sentam a ela.

you = você
a-card = uma carta

help =
    Responda com a tecla de uma opção, com o nome dela ou com uma intenção
    inteira, como "batalhar Rapinas 12" ou "mover 2 guerreiros 7 8"; no lugar
    dos nomes valem também as palavras inglesas. 0 é sempre terminar (done).
    Onde se perguntam clareiras ou quantidades, a tecla é o número da clareira
    ou a própria quantidade. (Vindo de um pipe, um número que não é tecla conta
    as opções.)

      why PALAVRAS   por que isso não pode ser feito aqui, ou o que aconteceria;
                     sem PALAVRAS: o que a Lei diz sobre esta pergunta
      law PALAVRAS   um artigo pelo número, ou os artigos que têm uma palavra
      undo           desfaz sua última resposta, até o último dado, compra,
                     carta que você viu ou resposta de outro jogador
      board [N]      o mapa e o que está diante dos jogadores; N: uma clareira,
                     ou de quem é o tabuleiro: o nome de uma facção, ou mine
                     (o seu)
      map  table     só o mapa; tudo dele em palavras e números
      hand  discard  suas cartas e o que você sabe das outras; o descarte
      log [N]        as últimas N coisas que aconteceram (20)
      0 neste turno  uma resposta fixa: dada por você a esta pergunta "neste
                     turno", "nesta fase" ou "sempre"; "guerreiro depois ninho
                     sempre" dá a primeira delas que for permitida
      standing       suas respostas fixas; "standing clear" apaga todas,
                     "standing clear 1" apaga a primeira
      save [NOME]    onde a partida é guardada; NOME: copia para NOME.jsonl
      scenario NOME  grava esta pergunta em NOME.yml, que "woodlaw check"
                     executa (com todas as cartas ocultas)
      help  ?  quit  uma linha vazia repete a pergunta; "woodlaw resume"
                     continua uma partida interrompida

    Em um terminal, Tab completa palavras e a seta para cima traz linhas de
    volta.

# ---------------------------------------------------------------- partida

leads-to-turmoil = Tumulto certo neste turno
only-answer = Única resposta, { $answer }: { $question }
standing-answered = Sua resposta fixa ({ $scope }), { $answer }: { $question }
since-your-turn = Desde o seu último turno
enter-for-map = Aperte Enter para ver o mapa e sua mão.
game-over =
    { $number ->
        [0] Fim de jogo: ninguém venceu. Pontos: { $points }.
        [1] Fim de jogo. Vitória de: { $winners }. Pontos: { $points }.
       *[other] Fim de jogo. Vitória de: { $winners }. Pontos: { $points }.
    }
hide-and-pass = Passe { NAME($seat, case: "to") }. Aperte Enter para esconder o que está na tela.
your-screen = O que vem agora é só para { NAME($seat, case: "the") }. Aperte Enter.
still-open = Você ainda pode: { $words }. Digite 0 de novo, ou aperte Enter, para: { $answer }.
number-alone = { $key } é o número de uma opção e vai sozinho; entre várias palavras é { $word }
done-alone = { $key } vai sozinho, ou antes de "neste turno", "nesta fase" ou "sempre"
standing-form = uma resposta fixa é uma resposta, ou várias com "depois" entre elas
is-playing = Vez { NAME($seat, case: "of") } ...
will-stand = Resposta fixa ({ $scope }): { $answer }.
word-always = sempre
word-this-turn = neste turno
word-this-phase = nesta fase
word-before = depois

# ---------------------------------------------------------------- parar

input-ended = A entrada acabou; a partida para aqui, sem terminar.
stopped = A partida para aqui, sem terminar.
how-to-leave = Digite quit, ou Ctrl-D, para parar; o que foi respondido fica guardado.
no-game = Nenhuma partida foi começada.
too-long = Isso é longo demais para uma resposta.
too-many-lines = entrada padrão: { $number } linhas seguidas não eram uma resposta

# ---------------------------------------------------------------- comandos

no-words-after = { $command } não leva palavras depois.
no-such-word = { $word } não significa nada; talvez você queira dizer: { $words }
you-may = Pode. Levaria a isto:
you-may-plainly = Pode.
you-may-not = Não. { $reason } ({ $clause })
you-may-not-plainly = Não. { $reason }.
then-question = Depois: { $question }
not-paraphrased = ainda sem resumo
no-clause = Nenhum artigo combina com { $words }.
no-clause-near = Nenhum artigo combina com { $words }. Parecidos: { $clauses }.
more-clauses =
    { $number ->
        [1] e mais um; peça um artigo pelo número
       *[other] e mais { $number }; peça um artigo pelo número
    }
board-usage = board não leva palavras, ou leva uma clareira de 1 a { $last }, ou de quem é o tabuleiro: { $names }.
log-usage = log leva quantas linhas mostrar, como log 40.
taken-back = Resposta desfeita.
nothing-to-take-back =
    { $reason ->
        [others-answered] Não há nada a desfazer: outro jogador já respondeu depois.
        [chance-since] Não há nada a desfazer: depois disso um dado foi rolado ou uma carta foi comprada.
        [shown-since] Não há nada a desfazer: depois disso você viu algo oculto.
       *[just-begun] Não há nada a desfazer: a partida acabou de começar.
    }
standing-line = { $place }  { $question }  { $answer } ({ $scope })
no-standing = Você não tem respostas fixas. "0 neste turno" diante de uma pergunta cria uma.
standing-usage = standing não leva palavras, ou leva clear, ou clear e o número de uma delas.
standing-cleared =
    { $number ->
        [0] Não há respostas fixas para apagar.
        [1] Uma resposta fixa foi apagada.
       *[other] { $number } respostas fixas foram apagadas.
    }
not-kept = Esta partida não é guardada: não dá para gravar na pasta de partidas.
kept-in = A partida é guardada em { $file }, resposta por resposta.
needs-a-name = { $command } precisa de um nome com letras, dígitos, pontos, hifens e sublinhados.
file-exists = { $file } já existe, então nada foi gravado; escolha outro nome.
not-written = Não dá para gravar { $file }: { $reason }.
save-written = { $file } gravado, com todas as cartas ocultas. woodlaw resume { $file } continua daqui.
table-save-written = { $file } gravado. woodlaw resume { $file } continua daqui.
scenario-written = { $file } gravado, com todas as cartas ocultas. woodlaw check { $file } o executa.

# ---------------------------------------------------------------- antes da partida

wizard-welcome = Nova partida. Aperte Enter para o que está entre colchetes, ou responda com números ou palavras; "back" volta um passo.
wizard-seats = Quantas facções jogam? [{ $default }]
wizard-factions = Quais, em sentido horário? [{ $default }]
wizard-wrong-number =
    { $number ->
        [1] É preciso { $number } facção, não { $found }.
       *[other] São precisas { $number } facções, não { $found }.
    }
wizard-no-faction = Não existe a facção { $answer }; existem: { $words }.
wizard-first-step = Não há passo antes deste.
wizard-you = Com qual você joga? Se forem várias, o terminal passa de mão em mão. [{ $default }]
wizard-bots = Qual bot joga com as outras? Um para todas, ou um para cada. [{ $default }]
wizard-map = Em qual mapa? [{ $default }]
wizard-deck = Com qual baralho? [{ $default }]
wizard-first = Quem começa? [{ $default }]
wizard-one-of = { $answer } não é nenhum destes: { $words }.
map-autumn = Outono
deck-standard = básico
deck-exiles = Exilados e Partisans
player-person = pessoa
player-random = aleatório
player-greedy = guloso
by-chance = sorteio
none-plays = nenhuma
you-alone = a resposta de que ninguém joga vai sozinha
you-not-here = não há jogador { $answer } nesta partida; existem: { $words }
you-twice = { NAME($seat) } aparece duas vezes
no-bot = não existe o bot { $answer }; existem: { $words }
bots-for-seats = bots: { $number }; lugares sem pessoa: { $seats }
welcome = woodlaw, não oficial: { $players }; mapa: { NAME($map) }, baralho: { NAME($deck) }, impressão { $printing }, semente { $seed }. Quem começa: { NAME($starter) }.
going-on = woodlaw, não oficial: { $players }; continua em { $file }.
type-help = Digite help para ver o que mais você pode digitar além de uma resposta.
will-not-be-kept = Não dá para gravar na sua pasta de partidas: esta partida não será guardada.
forest-lies = entre as clareiras { $clearings }
