# Por qué no, según las reglas del Vagabundo; ".of-1" cuando se deniega la cosa de ese número.
refused-9-2-8 = { NAME($word) }: una coalición requiere cuatro jugadores y se forma con quien tiene menos puntos ({ $scores })
refused-9-2-9-3-2 =
    { $clearing ->
        [any-clearing] los guerreros hostiles exigen una bota más
       *[other] los guerreros hostiles { NAME($clearing, case: "of") } exigen una bota más
    } ({ $needs }; { $items })
refused-9-2-10 = { NAME($word) }: en un bosque solo se entra infiltrándose durante el Alba
refused-9-3-1 = { NAME($word) }: no disponible, este jugador tiene asignado otro o ya lo tiene el otro Vagabundo
refused-9-5-1 = { NAME($word) }: hace falta una bota bocarriba y no dañada ({ $items })
refused-9-5-2 = { NAME($word) }: hace falta una espada bocarriba y no dañada ({ $items })
refused-9-5-3 = { NAME($word) }: hace falta una antorcha bocarriba y una ruina donde está el peón ({ NAME($pawn) }; { $items })
refused-9-5-4 = { NAME($word) }: hace falta un objeto, una carta correspondiente y piezas de ese jugador donde está el peón ({ NAME($pawn) }: { $there }; { $items }; { $hand })
refused-9-5-5 = { NAME($word) }: hacen falta los dos objetos de la misión bocarriba, en un claro de su palo ({ $asked }; { NAME($pawn) }; { $items })
    .of-none = { NAME($word) }: no hay misión de este palo con sus dos objetos bocarriba ({ NAME($pawn) }; { $items })
refused-9-5-6 = { NAME($word) }: hace falta una ballesta bocarriba y una pieza enemiga, los guerreros primero ({ NAME($pawn) }; { $there }; { $items })
refused-9-5-7 = { NAME($word) }: hace falta un martillo bocarriba y un objeto dañado ({ $items })
refused-9-5-9 = { NAME($word) }: hace falta una antorcha bocarriba ({ $items })
refused-9-7-3 = { NAME($word) }: en el tablero de facción ya hay un objeto R de ese tipo
refused-26-1-2 = { NAME($word) }: para robar hace falta un jugador con piezas donde está el peón y cartas en la mano ({ NAME($pawn) }; { $there })
refused-26-2-2 = { NAME($word) }: no hay una carta así en los descartes que corresponda al claro del peón ({ NAME($suit) })
refused-26-4-2 = { NAME($word) }: para instigar hace falta una batalla posible donde está el peón ({ $there })
refused-26-5-2 = { NAME($word) }: el Árbitro ayuda cuando un defensor se lo pide, no con una acción
refused-26-6-2 =
    { $clearing ->
        [any-clearing] la antorcha del Bribón cierra el claro: allí ya no entra nada
       *[other] la antorcha del Bribón está { NAME($clearing, case: "in") }, y allí ya no entra nada
    }
    .of-0 = { NAME($word) }: hace falta un claro, en un bosque no se quema nada
refused-26-7-2 = { NAME($word) }: una vez por turno, un objeto vale por otro en una misión, junto al otro objeto ({ $items })
refused-26-8-2 = { NAME($word) }: se vuela a un claro distinto del que ocupa el peón
refused-26-9-2 = { NAME($word) }: hace falta una espada bocarriba, tras la tirada de una batalla ({ $items })
refused-26-10-2 = { NAME($word) }: el Tramposo hace el timo al completar una misión, no con una acción
refused-26-11-2 =
    { $clearing ->
        [any-clearing] { NAME($word) }: para el duelo hace falta un objeto bocarriba y un guerrero enemigo
       *[other] { NAME($word) }: para el duelo hace falta un objeto bocarriba y un guerrero enemigo { NAME($clearing, case: "in") } ({ $there }; { $items })
    }
refused-26-12-2 = { NAME($word) }: una vez por turno, una carta correspondiente al claro vale por un objeto en el momento de pagar ({ $hand })
refused-9-2-5 = { NAME($word) }: si se agota, no se podrá pagar el resto ({ $items })
