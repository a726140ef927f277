# As perguntas das regras comuns: ".done" e as palavras de outras respostas dizem para que servem.
turn-start-of-birdsong-window = Usar uma carta no início do Amanhecer?
    .done = não
turn-end-of-birdsong-window = Usar uma carta no final do Amanhecer?
    .done = não
turn-start-of-daylight-window = Usar uma carta no início do Dia?
    .done = não
turn-start-of-evening-window = Usar uma carta no início do Anoitecer?
    .done = não
move-origin = Mover de qual clareira?
    .done = não mover mais
move-target = Mover da clareira { $origin } para qual clareira?
move-number = Quantos guerreiros vão da clareira { $origin } para a clareira { $target }?
battle-clearing = Escolha a clareira da batalha
battle-defender = Batalhar contra quem na clareira { $clearing }?
battle-ambush = { NAME($side, case: "the") } { GENDER($side) ->
        [pl] atacam
       *[other] ataca
    } você na clareira { $clearing }: jogar uma emboscada?
    .done = sem emboscada
battle-foil = Emboscada contra você na clareira { $clearing }: frustrar?
    .done = deixar acontecer
battle-who-acts-first = Quem age primeiro, antes da rolagem?
battle-enlist-first = Recrutar alguém na clareira { $clearing } para poder causar mais danos rolados?
    .done = ninguém
battle-enlist = Recrutar alguém na clareira { $clearing } para poder causar mais danos rolados?
    .done = ninguém
battle-who-uses-first = Quem usa primeiro seus efeitos de batalha?
battle-effects-first = Usar um efeito de batalha na clareira { $clearing }?
    .done = não
    .special = o seu próprio: um dano adicional
battle-effects-second = Usar um efeito de batalha na clareira { $clearing }?
    .done = não
    .special = o seu próprio: um dano adicional
losses-warrior = Quais guerreiros você perde na clareira { $clearing }? Danos restantes: { $hits }
losses-piece = Qual peça você perde na clareira { $clearing }? Danos restantes: { $hits }
craft-card = Escolha a carta que vai criar
craft-suit = Escolha o naipe da peça artesanal que vai ativar; faltam: { $any-left }
activate-dominance-card = Escolha a carta de domínio que vai ativar
take-dominance-which = Escolha a carta de domínio que vai tomar
take-dominance-pay = Escolha a carta que vai gastar por ela
spread-where = Não há peças para todas: escolha uma clareira para receber uma
full-removal-first = A remoção completa atinge os dois peões: quem danifica itens primeiro?
removal-next = Qual efeito da remoção vem primeiro?
# Qualquer momento de uma fase; há muitos.
window = Usar uma carta em jogo?
    .done = não
