# O que fica ao lado da pergunta: respostas fixas, o caminho de volta, o chat, dicas, o guia.
web-aids = Mais sobre esta pergunta
web-stand = Responder assim daqui em diante …
web-stand-how = Escolha uma resposta, ou várias em ordem de preferência: é dada a primeira que for possível. Se nenhuma for, a pergunta é feita a você.
web-stand-scope = Por quanto tempo?
web-stand-tell = Responder assim
web-standing = Suas respostas fixas
web-standing-now = Uma delas já vai responder a esta pergunta.
web-standing-no-more = Voltar a me perguntar

web-further = Voltar mais …
web-further-how = Voltar para antes de quê?
web-further-alone = Tudo a partir dali é desfeito. Continua legível, riscado.
web-further-together = Tudo a partir dali é desfeito assim que todas as pessoas que jogam concordarem. Continua legível, riscado.
web-wish = Pedido { NAME($seat, case: "of") } para desfazer isto:
web-wish-own = Você pediu para desfazer isto:
web-wish-more =
    { $number ->
        [one] e mais uma coisa
       *[other] e mais { $number } coisas
    }
web-still-to-agree = Falta concordar: { $names }
web-agree = Concordo
web-disagree = Não concordo
web-withdraw = Não pedir mais
web-not-agreed = Nem todos concordaram: nada é desfeito.

web-with-chat = com chat
web-chat = Chat
web-chat-unread =
    { $number ->
        [one] uma linha nova
       *[other] { $number } linhas novas
    }
web-chat-empty = Ninguém disse nada ainda.
web-chat-say = Para todos
web-chat-send = Enviar

web-leave = Sair …
web-leave-how = Um bot continua no seu lugar até o fim da partida, e você assiste. Isso não pode ser desfeito.
web-leave-bot = Quem continua?
web-leave-now = Deixar o bot jogar
web-has-left = Agora joga um bot: { NAME($seat) }
web-is-helped = Por atraso, um bot responde: { NAME($seat) }
web-is-back = De volta: { NAME($seat) }

web-rematch = Jogar de novo
web-rematch-waits = A próxima partida já começou
web-rematch-join = Participar

web-deadline = Resposta até { $when }: { NAME($seat) }.
web-deadline-you = Você tem até { $when }.
web-deadline-late = Depois disso um bot responde pelo resto do turno: { $bot }.
web-helped = Você se atrasou, então um bot responde por você.
web-here-again = Voltei

web-hint = Dica
web-hint-is = O bot { $bot } responderia:
web-hint-knows = Ele sabe o que você pode saber, e nada mais.
web-hint-thinking = O bot está pensando …

web-guide = Guia
web-guide-title = Do que se trata?
web-guide-clearing = No mapa, as clareiras que você pode escolher têm um anel tracejado. Clique em uma.
web-guide-forest = No mapa, as florestas que você pode escolher têm um anel tracejado. Clique em uma.
web-guide-card = As cartas da sua mão que você pode escolher estão destacadas. Clique em uma.
web-guide-list = Clique em uma das respostas abaixo.
web-guide-listed = Abaixo também estão todas em uma lista.
web-guide-done = A tracejada, no fim, diz que você não quer mais nada aqui.
web-guide-keys = As teclas de 1 a 9 escolhem da lista, 0 é a resposta tracejada e U desfaz.
web-guide-why = Clique em outra coisa e você saberá por que não dá. Um número como este abre a Lei.
web-guide-seen = Entendi
web-guide-stop = Chega de guia
