# Por qué no, según las reglas de los Cientos; ".of-1" cuando se deniega la cosa de ese número.
refused-14-2-2 = { NAME($clearing) }: al señor de la guerra solo lo retira una batalla, y solo se mueve en el turno de los Cientos
refused-14-3-2 = { NAME($clearing) }: no es un claro de esquina en el que los Cientos puedan empezar
refused-14-4-1 = { NAME($clearing) }: la turba va a un claro del palo que ha salido, sin turba y adyacente a una ({ NAME($suit) }; { $there })
refused-14-4-3 =
    { $clearing ->
        [any-clearing] el señor de la guerra reemplaza a un guerrero, y no hay ninguno
       *[other] el señor de la guerra reemplaza a un guerrero, y { NAME($clearing, case: "the") } no tiene ninguno ({ $there })
    }
refused-14-4-4 =
    .of-0 = { NAME($word) }: es el estado de ánimo actual, y tiene que cambiar
    .of-1 = { NAME($word) }: muestra un objeto que está en el Botín
refused-14-5-2 =
    .of-0 = { NAME($word) }: no quedan acciones, ya se han hecho tantas como indica el Mando ({ $command })
refused-14-5-2-3 =
    { $clearing ->
        [any-clearing] { NAME($word) }: para un bastión hay que gobernar el claro y gastar una carta correspondiente
       *[other] { NAME($word) }: para un bastión hay que gobernar { NAME($clearing, case: "the") } y gastar una carta correspondiente ({ $counts }; { NAME($suit) }; { $hand })
    }
    .of-none = { NAME($word) }: ninguna carta de la mano corresponde a un claro gobernado con espacio libre ({ $stands }; { $hand })
refused-14-5-3 = { NAME($word) }: no queda ningún avance, o falta allí el señor de la guerra ({ $advancing })
refused-14-6-1 =
    { $clearing ->
        [any-clearing] { NAME($word) }: hace falta un claro con un guerrero y sin turba, y una carta correspondiente
       *[other] { NAME($word) }: { NAME($clearing, case: "in") } debe haber un guerrero y ninguna turba, y hay que gastar una carta correspondiente ({ $there }; { $hand })
    }
    .of-0 = { NAME($word) }: hace falta una carta en la mano y una turba en la reserva ({ $hand })
    .of-none = { NAME($word) }: ninguna carta de la mano corresponde a un claro con un guerrero de los Cientos y sin turba ({ $stands }; { $hand })
refused-14-7-2 = { NAME($word) }: no queda ningún avance, o falta allí el señor de la guerra ({ $advancing })
