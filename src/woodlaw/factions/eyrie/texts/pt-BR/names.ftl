# Como se chama o que é das Rapinas; as formas, como nos nomes comuns.
faction-eyrie = Rapinas
    .the = as Rapinas
    .of = das Rapinas
    .to = às Rapinas
    .gender = pl
piece-roost = ninho
    .a = um ninho
    .the = o ninho
    .of = do ninho
    .counted =
        { $number ->
            [1] ninho
           *[other] ninhos
        }
leader-builder = Construtor
leader-charismatic = Carismático
leader-commander = Comandante
leader-despot = Déspota
column-recruit = Recrutar
column-move = Mover
column-battle = Batalhar
column-build = Construir
