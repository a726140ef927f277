# O que os comandos dizem fora das partidas: a Lei, a pasta de partidas, as reprises.
law-no-clause = não há artigo { $number } em { $printing }; perto dele: { $clauses }
law-elsewhere = não há artigo { $number } em { $printing }, mas há em { $others }; perto dele: { $clauses }
law-no-fit = nada em { $printing } combina com { $words }; parecidos: { $clauses }
law-no-fit-at-all = nada em { $printing } combina com { $words }; `woodlaw law` lista os capítulos
law-not-paraphrased = Ainda sem resumo.
law-in-english = (Em inglês: este artigo ainda não foi resumido em português.)
law-p16-numbers = (Os números no texto são os de p16.)
law-in-printing = Em { $printing }: { $note }
law-other-printings = Outras impressões: { $numbers }
law-no-number = { $printing } não tem
law-part-of = Parte de: { $clause }
law-before = Anterior: { $clause }
law-after = Próximo: { $clause }
law-parts = Partes:
law-code = Código:
law-scenarios = Cenários:
law-not-played = Nenhuma partida mostra este artigo.
law-example = Exemplo { $number } ({ $printing })
resume-none = não há partida por terminar em { $folder }
resume-none-free = não há partida por terminar, fora as que estão sendo jogadas, em { $folder }
resume-busy = { $file }: outro processo joga esta partida; tenta-se a próxima mais recente
resume-list = partidas por terminar em { $folder }, a mais recente primeiro:
resume-game = { $file }  { $when }  { $players }, { $number ->
        [1] 1 passo
       *[other] { $number } passos
    }
resume-game-open = { $game }, sendo jogada
replay-heading = { $file }: { $players }; mapa: { NAME($map) }, baralho: { NAME($deck) }, impressão { $printing }; { $number ->
        [1] 1 passo
       *[other] { $number } passos
    }, gravados pelas regras { $rules }.
replay-fails = { $file }: linha { $line }: { $reason }
replay-unfinished = falta: a partida não terminou
replay-verified = { $result } { $number ->
        [1] 1 passo confere
       *[other] { $number } passos conferem
    }; impressão digital { $fingerprint }.
replay-stopped = Parado depois de { $done } de { $number } passos, que conferem.
replay-no-end = { $result } { $number ->
        [1] 1 passo confere
       *[other] { $number } passos conferem
    }; falta a linha do fim.
replay-waits = { $number ->
        [1] 1 passo confere
       *[other] { $number } passos conferem
    }; por terminar: falta { NAME($waits) } ({ $question }).
replay-waits-for-chance = { $number ->
        [1] 1 passo confere
       *[other] { $number } passos conferem
    }; por terminar: falta um dado ou uma carta.
