# O que acontece pelas regras dos Marqueses.
event-saved = { NAME($seat, case: "the") } recuperam { $number ->
        [1] { $number } guerreiro
       *[other] { $number } guerreiros
    } na clareira { $clearing }
