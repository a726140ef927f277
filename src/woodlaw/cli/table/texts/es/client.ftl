# Lo que la mesa dice a las personas que se sientan a ella.

you = tú
a-card = una carta

help =
    Responde con la tecla de una opción, con su nombre o con una intención
    entera, como "batallar Nido 12" o "mover 2 guerreros 7 8"; en lugar de los
    nombres valen también las palabras inglesas. 0 es siempre terminar (done).
    Donde se preguntan claros o cantidades, la tecla es el propio claro o la
    propia cantidad. (Si escribes por una tubería, un número que no es tecla
    cuenta las opciones.)

      why PALABRAS   por qué no se puede hacer eso aquí, o qué pasaría; sin
                     PALABRAS: lo que dice la Ley sobre esta pregunta
      law PALABRAS   un artículo por su número, o los que contienen una palabra
      undo           retira tu última respuesta, hasta el último dado, robo,
                     carta que viste o respuesta de otro jugador
      board [N]      el mapa y lo que tienen los jugadores; N: un claro, o de
                     quién es el tablero: el nombre de una facción, o "mine"
                     (el tuyo)
      map  table     solo el mapa; todo él en palabras y números
      hand  discard  tus cartas y lo que sabes de otras; la pila de descartes
      log [N]        las últimas N cosas que han pasado (20)
      0 este turno   una respuesta fija: se da por ti a esta pregunta "este
                     turno", "esta fase" o "siempre"; "guerrero luego nido
                     siempre" da la primera de ellas que sea legal
      standing       tus respuestas fijas; "standing clear" las quita todas,
                     "standing clear 1" la primera
      save [NOMBRE]  dónde se guarda la partida; NOMBRE: la copia a NOMBRE.jsonl
      scenario NOMBRE
                     escribe esta pregunta en NOMBRE.yml, que ejecuta
                     "woodlaw check" (con todas las cartas ocultas)
      help  ?  quit  una línea vacía repite la pregunta; "woodlaw resume"
                     sigue con una partida interrumpida

    En un terminal, Tab completa palabras y la flecha arriba recupera líneas.

# ---------------------------------------------------------------- partida

only-answer = Única respuesta, { $answer }: { $question }
standing-answered = Tu respuesta fija ({ $scope }), { $answer }: { $question }
since-your-turn = Desde tu último turno
game-over =
    { $number ->
        [0] Fin de la partida: no gana nadie. Puntos: { $points }.
        [one] Fin de la partida. Gana: { $winners }. Puntos: { $points }.
       *[other] Fin de la partida. Ganan: { $winners }. Puntos: { $points }.
    }
hide-and-pass = Pasa el terminal { NAME($seat, case: "to") }. Pulsa Intro para ocultar lo que se ve aquí.
your-screen = Lo que viene ahora es para { NAME($seat, case: "the") }. Pulsa Intro.
still-open = Aún puedes: { $words }. Escribe 0 otra vez o pulsa Intro para: { $answer }.
standing-form = una respuesta fija es una respuesta, o varias con "luego" entre ellas
enter-for-map = Pulsa Intro para ver el mapa y tu mano.
is-playing = { GENDER($seat) ->
        [pl] Juegan
       *[other] Juega
    } { NAME($seat, case: "the") } ...
leads-to-turmoil = Caos seguro este turno
will-stand = Respuesta fija ({ $scope }): { $answer }.
word-always = siempre
word-this-turn = este turno
word-this-phase = esta fase
word-before = luego

# ---------------------------------------------------------------- parar

input-ended = Se acabó la entrada; la partida se detiene aquí, sin terminar.
stopped = La partida se detiene aquí, sin terminar.
how-to-leave = Escribe quit o pulsa Ctrl-D para parar; lo respondido queda guardado.
no-game = No se empezó ninguna partida.
number-alone = { $key } es el número de una opción y va solo; entre varias palabras se escribe { $word }
done-alone = { $key } va solo, o delante de "este turno", "esta fase" o "siempre"
too-long = Es demasiado largo para ser una respuesta.
too-many-lines = entrada estándar: { $number } líneas seguidas no eran una respuesta

# ---------------------------------------------------------------- órdenes

no-words-after = { $command } no lleva palabras detrás.
no-such-word = { $word } no significa nada; quizá quieres decir: { $words }
you-may = Puedes. Llevaría a esto:
you-may-plainly = Puedes.
you-may-not = No. { $reason } ({ $clause })
you-may-not-plainly = No. { $reason }.
then-question = Después: { $question }
not-paraphrased = aún sin resumir
no-clause = Ningún artículo coincide con { $words }.
no-clause-near = Ningún artículo coincide con { $words }. Se le parecen: { $clauses }.
more-clauses =
    { $number ->
        [one] y uno más; pide un artículo por su número
       *[other] y { $number } más; pide un artículo por su número
    }
board-usage = board no lleva palabras, o lleva un claro del 1 al { $last }, o de quién es el tablero: { $names }.
log-usage = log lleva el número de líneas que mostrar, como log 40.
taken-back = Respuesta retirada.
nothing-to-take-back =
    { $reason ->
        [others-answered] No hay nada que retirar: después ha respondido otro jugador.
        [chance-since] No hay nada que retirar: después se tiró un dado o se robó una carta.
        [shown-since] No hay nada que retirar: después viste algo oculto.
       *[just-begun] No hay nada que retirar: la partida acaba de empezar.
    }
standing-line = { $place }  { $question }  { $answer } ({ $scope })
no-standing = No tienes respuestas fijas. "0 este turno" ante una pregunta crea una.
standing-usage = standing no lleva palabras, o lleva clear, o clear y el número de una de ellas.
standing-cleared =
    { $number ->
        [0] No hay respuestas fijas que quitar.
        [one] Se ha quitado una respuesta fija.
       *[other] Se han quitado { $number } respuestas fijas.
    }
not-kept = Esta partida no se guarda: no se puede escribir en la carpeta de partidas.
kept-in = La partida se guarda en { $file }, respuesta a respuesta.
needs-a-name = { $command } necesita un nombre de letras, cifras, puntos, guiones y guiones bajos.
file-exists = { $file } ya existe, así que no se ha escrito nada; elige otro nombre.
not-written = No se puede escribir { $file }: { $reason }.
save-written = Escrito { $file }, con todas las cartas ocultas. woodlaw resume { $file } sigue desde aquí.
table-save-written = Escrito { $file }. woodlaw resume { $file } sigue desde aquí.
scenario-written = Escrito { $file }, con todas las cartas ocultas. woodlaw check { $file } lo ejecuta.

# ---------------------------------------------------------------- antes de la partida

wizard-welcome = Partida nueva. Pulsa Intro para lo que está entre corchetes, o responde con números o palabras; "back" vuelve un paso atrás.
wizard-seats = ¿Cuántas facciones juegan? [{ $default }]
wizard-factions = ¿Cuáles, en sentido horario? [{ $default }]
wizard-wrong-number =
    { $number ->
        [one] Hace falta { $number } facción, no { $found }.
       *[other] Hacen falta { $number } facciones, no { $found }.
    }
wizard-you = ¿Con cuál juegas tú? Si son varias, el terminal pasa de mano en mano. [{ $default }]
wizard-bots = ¿Qué bot juega con las demás? Uno para todas, o uno para cada una. [{ $default }]
wizard-map = ¿En qué mapa? [{ $default }]
wizard-deck = ¿Con qué mazo? [{ $default }]
wizard-first = ¿Quién empieza? [{ $default }]
wizard-no-faction = No hay ninguna facción { $answer }; hay estas: { $words }.
wizard-first-step = No hay ningún paso antes de este.
wizard-one-of = { $answer } no es ninguno de estos: { $words }.
map-autumn = Otoño
deck-standard = básico
deck-exiles = Exiliados y Partisanos
player-person = persona
player-random = aleatorio
player-greedy = voraz
by-chance = azar
none-plays = ninguna
you-alone = la respuesta de que no juega nadie va sola
you-not-here = no hay ningún jugador { $answer } en esta partida; hay estos: { $words }
you-twice = { NAME($seat) } aparece dos veces
no-bot = no hay ningún bot { $answer }; hay estos: { $words }
bots-for-seats = bots: { $number }; puestos sin persona: { $seats }
welcome = woodlaw, no oficial: { $players }; mapa: { NAME($map) }, mazo: { NAME($deck) }, edición { $printing }, semilla { $seed }. Empieza: { NAME($starter) }.
going-on = woodlaw, no oficial: { $players }; continúa en { $file }.
type-help = Escribe help para ver qué puedes escribir además de una respuesta.
will-not-be-kept = No se puede escribir en tu carpeta de partidas: esta partida no se guardará.
forest-lies = entre los claros { $clearings }
