# Lo que dice el cliente del navegador además de lo que dice el paquete.
web-language = Idioma
web-theme = Colores
web-theme-auto = automático
web-theme-light = claros
web-theme-dark = oscuros
web-no-page = Esa página no existe.
web-to-start = Ir al inicio
web-no-server = El servidor no responde. Prueba de nuevo dentro de un momento.
web-close = Cerrar
web-law-note = Con nuestras palabras. Si hay diferencias, decide la Ley de Root de la editorial.
web-fan-work = woodlaw es una obra no oficial hecha por aficionados. Root pertenece a Leder Games.

web-new-game = Partida nueva
web-faction-of-seat = Facción del puesto { $number }
web-player-of-seat = Quién juega en el puesto { $number }
web-bot = Bot: { $bot }
web-by-invite = Por invitación
web-remove-seat = Quitar el puesto { $number }
web-add-seat = Un puesto más
web-deck = Mazo
web-begin = Empezar
web-beginning = La partida empieza…
web-your-games = Tus partidas
web-status-waiting = espera jugadores
web-status-running = en juego
web-status-over = terminada
web-invite-used = Esta invitación ya se ha usado, o nunca ha existido.

web-waiting = La partida empezará cuando todos los puestos estén ocupados.
web-seat-taken = ocupado
web-seat-open = libre
web-make-invite = Crear una invitación
web-invite-link = Pasa este enlace; sirve una sola vez:
web-copy = Copiar
web-copied = Copiado

web-round = Ronda { $round }
web-score-track = Puntos
web-score-of = { NAME($seat) }: { $points }
web-map = El bosque
web-zoom-in = Acercar
web-zoom-out = Alejar
web-clearing = { NAME($clearing) }, { NAME($suit) }
web-ruled-by = gobierna: { NAME($seat) }
web-slots = espacios libres: { $number }
web-ruin = una ruina
web-legal = se puede elegir
web-pieces = { NAME($seat) }: { $number } { NAME($kind, $number) }
web-options = Respuestas
web-not-now = Ahora no se puede: ¿por qué?
web-clause = Artículo { $number } de la Ley
web-undo = Deshacer
web-why-not = { $answer }: ¿por qué no?
web-pass-on = Ahora es el turno { NAME($seat, case: "of") }. Pasa la pantalla.
web-i-am = Yo juego con: { NAME($seat) }
web-lost-connection = Se ha perdido la conexión; se está restableciendo…
web-refused-connection = El servidor no te deja mirar esta partida.
web-hand = Tu mano
web-hand-empty = sin cartas
web-cost = cuesta: { $cost }
web-gives = da un objeto: { NAME($item) }
web-boards = Tableros de facción
web-log = Lo que ha pasado
web-to = Ir a
web-to-question = Pregunta
web-to-boards = Tableros
web-to-log = Sucesos
web-deck-size = Mazo: { $number }
web-discard = Pila de descartes: { $number }
web-item-supply = Objetos que aún se pueden fabricar
web-dominance = Cartas de Dominancia disponibles
web-where-to = ¿Adónde? El mismo sitio otra vez: se queda donde estaba.
web-fewer = uno menos
web-more = uno más
web-so-many = estos: { $number }
web-battle-in = Batalla { NAME($clearing, case: "in") }

web-space =
    { $state ->
        [free] espacio { $place }, descubierto: puntos { $points }, coste { $cost }
       *[other] espacio { $place }, cubierto: puntos { $points }, coste { $cost }
    }
