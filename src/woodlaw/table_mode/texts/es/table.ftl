# Lo que se dice donde se juega con la caja de verdad.

table-welcome = woodlaw, no oficial: en la mesa de verdad con { $players }; mapa: { NAME($map) }, mazo: { NAME($deck) }, edición { $printing }.
table-how = Escribe los dados, y las cartas según se enseñan; las manos siguen ocultas. Escribe help para lo demás.
table-help =
    Responde por quien tenga la pregunta, tal como ocurre en la mesa: con la
    tecla de una opción, con su nombre o con una intención entera, como
    "mover 2 guerreros 7 8" o "fabricar Espada"; en lugar de los nombres valen
    también las palabras inglesas. 0 es siempre terminar (done). Los dados se
    escriben como caen: "2 1".

    Las cartas se nombran cuando todos las ven, y en ningún otro momento. Una
    carta que va adonde los demás no la ven es "oculta". Varias cartas que se
    gastan o descartan juntas se pueden nombrar en una línea, en cualquier orden.

      why PALABRAS  por qué no se puede hacer eso aquí, o qué pasaría; sin
                    PALABRAS: lo que dice la Ley
      law PALABRAS  un artículo por su número, o los que contienen una palabra
      undo          retira lo último que se escribió, y así hasta el principio
      board [N]     el mapa y lo que tienen los jugadores; N: un claro, o de
                    quién es el tablero: el nombre de una facción
      map  table    solo el mapa; todo él en palabras y números
      log [N]       las últimas N cosas que han pasado (20)
      save [NOMBRE] dónde se guarda la partida; NOMBRE: la copia a NOMBRE.jsonl
      help  quit    "woodlaw resume" sigue con una partida interrumpida

    Con dos Vagabundos no se escribe lo que uno ve bajo una ruina, solo lo que
    toma de ella, o "nada".
table-asked = { NAME($seat) }: { $question }
table-or-card = o una carta, por su nombre:
table-setup-starting-player = ¿Quién empieza?
table-setup-order-first = ¿Qué Vagabundo hace antes su preparación?
table-battle-roll = Tirad los dos dados: ¿qué muestran?
table-vagabond-explore-item = ¿Qué objeto hay bajo la ruina?
table-hundreds-raze-ruin-item = ¿Qué objeto hay bajo la ruina arrasada?
table-hundreds-mob-die-roll = Tirad el dado de turba: ¿qué palo muestra?
table-vagabond-draw-quests-quest = ¿Qué misión se revela?
table-vagabond-new-quest-quest = ¿Qué misión se revela?
table-alliance-draw-supporters-card = El montón está lleno: ¿qué carta se robó y se descartó?
table-gloss-unseen = una carta que va adonde los demás no la ven
table-gloss-stays = se queda allí, sin que los demás la vean
word-unseen = oculta
word-none = nada
table-after-laid = { $word } va después de las cartas que se revelan
table-not-unseen = aquí ninguna carta pasa sin verse; nómbrala
table-not-under = { $item }: no puede estar ahí, por lo que todos han visto
table-lies-open = { $number ->
        [one] { $card }: esta carta no puede estar ahí, está a la vista
       *[other] { $card }: esta carta no puede estar ahí, sus { $number } copias están a la vista
    }
table-not-played = { $card }: con esta carta no se juega
table-not-there = { $card }: esta carta no puede estar ahí, por lo que todos han visto
table-not-laid = { $card } no es de las cartas que hay que revelar
table-not-just-these = { NAME($seat) }: no pueden ser justo estas cartas, por lo que se ha visto
table-no-outcome = { $word } no es un resultado de este suceso
table-hidden = oculto
table-no-words = no hay palabras
table-no-card = en este mazo no hay ninguna carta { $word }
table-laid-open = ¿Qué cartas ({ $holder }) hay que descartar? Nómbralas todas, o "nada"
table-laid-open-drawn = Se robó un simpatizante; ¿cuáles hay que descartar ahora? Nómbralos todos, o "nada"
table-nothing-to-undo = No hay nada que retirar.
table-hidden-pieces = --table: todavía no con los Córvidos, cuyos planes están ocultos en el mapa.
table-none-of-both = --table es para quien juega con la caja de verdad; no admite { $option }.
