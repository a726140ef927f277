# Cómo se llama lo que tiene el Nido de Águilas; las formas, como en los nombres comunes.
faction-eyrie = Nido
    .the = el Nido
    .of = del Nido
    .to = al Nido
    .gender = m
piece-roost = nido
    .a = un nido
    .the = el nido
    .of = del nido
    .counted =
        { $number ->
            [one] nido
           *[other] nidos
        }
leader-builder = Constructor
leader-charismatic = Carismático
leader-commander = Comandante
leader-despot = Déspota
column-recruit = Reclutar
column-move = Mover
column-battle = Batallar
column-build = Construir
