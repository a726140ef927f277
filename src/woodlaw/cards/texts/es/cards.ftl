# Qué hacen las cartas que no dan un objeto.
card-ambush-does =
    { $suit ->
        [suit-bird] como defensor en cualquier claro, antes de la tirada: dos golpes, si no la truncan
       *[other] como defensor en un claro de { NAME($suit) }, antes de la tirada: dos golpes, si no la truncan
    }
card-dominance-does =
    { $suit ->
        [suit-bird] de Día, con 10 puntos: ya no puntúas, pero ganas si al empezar tu Alba gobiernas dos esquinas opuestas
       *[other] de Día, con 10 puntos: ya no puntúas, pero ganas si al empezar tu Alba gobiernas tres claros de { NAME($suit) }
    }
card-armorers-does = en batalla, descártala: ignoras los golpes de la tirada contra ti
card-sappers-does = como defensor, descártala: un golpe adicional
card-brutal-tactics-does = como atacante: un golpe adicional, pero el defensor gana un punto
card-royal-claim-does = en el Alba, descártala: un punto por cada claro que gobiernas
card-stand-and-deliver-does = una vez en el Alba: roba al azar una carta a un enemigo, que gana un punto
card-tax-collector-does = una vez de Día: retira del mapa un guerrero tuyo y roba una carta
card-favor-of-the-foxes-does = al fabricarla, desaparecen todas las piezas enemigas de los claros de zorro
card-command-warren-does = al empezar el Día: una batalla
card-better-burrow-bank-does = al empezar el Alba: robas una carta, y otra un enemigo a tu elección
card-cobbler-does = al empezar la Noche: un movimiento
card-favor-of-the-rabbits-does = al fabricarla, desaparecen todas las piezas enemigas de los claros de conejo
card-scouting-party-does = como atacante: no pueden emboscarte
card-codebreakers-does = una vez de Día: mira la mano de otro jugador
card-favor-of-the-mice-does = al fabricarla, desaparecen todas las piezas enemigas de los claros de ratón
card-saboteurs-does = al empezar el Alba, descártala: se descarta también una carta fabricada de un enemigo
card-soup-kitchens-does = cada ficha tuya cuenta por dos para gobernar
card-boat-builders-does = los ríos son caminos para ti
card-corvid-planners-does = no necesitas gobernar para mover
card-eyrie-emigre-does = al final del Alba: mueve y batalla allí; si no haces ambas cosas, descártala
card-fox-partisans-does = en batalla en un claro de zorro: un golpe adicional, y luego solo conservas en la mano cartas de zorro
card-propaganda-bureau-does = una vez de Día: gasta una carta; en un claro de su palo, un guerrero tuyo reemplaza a uno enemigo
card-false-orders-does = en el Alba, descártala: mueve desde un claro la mitad de los guerreros de un enemigo (hacia arriba), gobierne quien gobierne
card-informants-does = en la Noche, en vez de robar: toma de los descartes una carta de emboscada
card-rabbit-partisans-does = en batalla en un claro de conejo: un golpe adicional, y luego solo conservas en la mano cartas de conejo
card-tunnels-does = los claros con piezas de fabricación tuyas son adyacentes entre sí
card-charm-offensive-does = al empezar la Noche: roba una carta, y otro jugador gana un punto
card-swap-meet-does = una vez en el Alba: toma al azar una carta de la mano de un jugador y dale una a cambio
card-coffin-makers-does = guarda los guerreros retirados del mapa; al empezar el Alba, un punto por cada cinco, y vuelven a sus reservas
card-mouse-partisans-does = en batalla en un claro de ratón: un golpe adicional, y luego solo conservas en la mano cartas de ratón
card-league-of-adventurous-mice-does = una vez de Día: agota un objeto fabricado para mover o batallar
card-murine-broker-does = roba una carta por cada objeto que fabrique otro jugador
card-master-engravers-does = cada objeto que fabricas da un punto más
