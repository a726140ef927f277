# Las preguntas al Nido de Águilas.
eyrie-setup-roost = Elige el claro de esquina del primer nido
eyrie-setup-leader = Elige a tu líder
eyrie-birdsong-add = Elige una carta para añadirla al Decreto
    .done = no añadir más
eyrie-birdsong-new-roost = No te queda ningún nido: ¿dónde va uno nuevo?
eyrie-daylight-craft = ¿Fabricas algo antes del Decreto?
    .done = pasar al Decreto
    .craft = con nidos
eyrie-daylight-decree = Resuelve una carta de la columna { NAME($column) }: elige su palo
    .bird = quedan: { $left-bird }
    .fox = quedan: { $left-fox }
    .rabbit = quedan: { $left-rabbit }
    .mouse = quedan: { $left-mouse }
eyrie-evening-discard = Descarta hasta quedarte con cinco cartas: elige una
eyrie-tuck-column = Elige la columna del Decreto para { NAME($held) }
eyrie-recruit-clearing = Carta de { NAME($suit) }: elige el nido donde reclutas
eyrie-build-clearing = Carta de { NAME($suit) }: elige el claro del nuevo nido
eyrie-turmoil-leader = Caos: elige a tu próximo líder

gloss-builder = fabrica con todos los puntos; visires: Reclutar, Mover
gloss-charismatic = recluta de dos en dos; visires: Reclutar, Batallar
gloss-commander = un golpe adicional al atacar; visires: Mover, Batallar
gloss-despot = un punto más al retirar en batalla; visires: Mover, Construir
