# O que é dito onde se joga com a caixa de verdade.

table-welcome = woodlaw, não oficial: na mesa de verdade com { $players }; mapa: { NAME($map) }, baralho: { NAME($deck) }, impressão { $printing }.
table-how = Digite os dados, e as cartas à medida que são mostradas; as mãos continuam ocultas. Digite help para o resto.
table-help =
    Responda por quem tem a pergunta, como acontece na mesa: com a tecla de uma
    opção, com o nome dela ou com uma intenção inteira, como
    "mover 2 guerreiros 7 8" ou "criar Espada"; no lugar dos nomes valem também
    as palavras inglesas. 0 é sempre terminar (done). Os dados são digitados
    como caem: "2 1".

    As cartas são nomeadas quando todos as veem, e só então. Uma carta que vai
    para onde os outros não a veem é "oculta". Várias cartas gastas ou
    descartadas juntas podem ser nomeadas em uma linha só, em qualquer ordem.

      why PALAVRAS  por que isso não pode ser feito aqui, ou o que aconteceria;
                    sem PALAVRAS: o que a Lei diz
      law PALAVRAS  um artigo pelo número, ou os artigos que têm uma palavra
      undo          desfaz a última coisa digitada, e assim até o começo
      board [N]     o mapa e o que está diante dos jogadores; N: uma clareira,
                    ou de quem é o tabuleiro: o nome de uma facção
      map  table    só o mapa; tudo dele em palavras e números
      log [N]       as últimas N coisas que aconteceram (20)
      save [NOME]   onde a partida é guardada; NOME: copia para NOME.jsonl
      help  quit    "woodlaw resume" continua uma partida interrompida

    Com dois Malandros, o que um deles vê sob uma ruína não é digitado: só o
    que ele pega dela, ou "nada".
table-asked = { NAME($seat) }: { $question }
table-or-card = ou uma carta, pelo nome:
table-setup-starting-player = Quem começa?
table-setup-order-first = Qual Malandro faz a preparação primeiro?
table-battle-roll = Rolem os dois dados: o que eles mostram?
table-vagabond-explore-item = Que item está sob a ruína?
table-hundreds-raze-ruin-item = Que item está sob a ruína arrasada?
table-hundreds-mob-die-roll = Rolem o dado de turba: que naipe ele mostra?
table-vagabond-draw-quests-quest = Que tarefa é aberta?
table-vagabond-new-quest-quest = Que tarefa é aberta?
table-alliance-draw-supporters-card = O baralho de apoiadores está cheio: que carta foi comprada e descartada?
table-laid-open = Que cartas ({ $holder }) precisam ser descartadas? Nomeie todas, ou "nada"
table-laid-open-drawn = Um apoiador foi comprado; quais precisam ser descartados agora? Nomeie todos, ou "nada"
table-gloss-unseen = uma carta que vai para onde os outros não a veem
table-gloss-stays = fica ali, sem que os outros vejam
word-unseen = oculta
word-none = nada
table-after-laid = { $word } vem depois das cartas que são reveladas
table-not-unseen = aqui nenhuma carta passa sem ser vista; diga qual é
table-not-under = { $item }: não pode estar ali, pelo que todos viram
table-lies-open = { $number ->
        [1] { $card }: esta carta não pode estar ali, está à vista
       *[other] { $card }: esta carta não pode estar ali, suas { $number } cópias estão à vista
    }
table-not-played = { $card }: não se joga com esta carta
table-not-there = { $card }: esta carta não pode estar ali, pelo que todos viram
table-not-laid = { $card } não é das cartas que precisam ser reveladas
table-not-just-these = { NAME($seat) }: não podem ser justo estas cartas, pelo que se viu
table-no-outcome = { $word } não é um resultado deste evento
table-hidden = oculto
table-no-words = não há palavras
table-no-card = neste baralho não há a carta { $word }
table-nothing-to-undo = Não há nada a desfazer.
table-hidden-pieces = --table: ainda não com a Conspiração Corvídea, cujas tramas ficam ocultas no mapa.
table-none-of-both = --table é para quem joga com a caixa de verdade; não aceita { $option }.
