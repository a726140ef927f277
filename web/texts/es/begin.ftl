# Cómo empieza una partida: quién juega qué, qué se acordó, quién falta; y listas de partidas.
web-welcome = ¿Quién reinará en el bosque?
web-style-marquise = Ocupa casi todo el bosque desde el principio y construye. Bueno para la primera partida.
web-style-eyrie = Sigue un plan que crece cada turno: poderoso, hasta que no puede cumplirlo.
web-style-alliance = Pocos al principio: se gana corazones en todas partes y luego se rebela.
web-style-vagabond = Solo y sin ejército: va adonde quiere, comercia, ayuda o roba.
web-style-corvids = Traman planes ocultos y van de farol: los demás tienen que adivinar.
web-style-hundreds = Un señor de la guerra voluble guía a una horda que saquea y quema.
web-changes-places = cambia con el puesto { $number }
web-character-of-seat = Personaje del puesto { $number }
web-character-later = Personaje: se elige después
web-whoever = Quien llegue primero
web-deck-standard-is = El mazo del juego básico. Bueno para la primera partida.
web-deck-exiles-is = Otras cosas que fabricar, para quien ya conoce el juego básico.
web-reach = El alcance de estas facciones es { $reached }; para { $number } jugadores la Ley recomienda al menos { $recommended }.
web-reach-how = Una partida así puede ser desigual o lenta. Se puede jugar de todos modos.
web-begin-anyway = Empezar de todos modos
web-open-table = Abrir la mesa
web-together = Jugar con otros
web-days = Tiempo para cada turno
web-days-none = sin límite
web-days-number =
    { $number ->
        [one] un día
       *[other] { $number } días
    }
web-late = Si alguien se retrasa
web-late-wait = los demás esperan
web-late-bot = un bot responde hasta que acabe el turno: { $bot }
web-watched = otros pueden mirar
web-not-watched = nadie más mira
web-without-chat = sin chat
web-company = En la mesa
web-map-name = Mapa
web-terms = Lo acordado
web-invited = Te invitan a una partida
web-looks-for-players = Una partida que busca jugadores
web-cannot-join = No hay puesto que tomar
web-take = Tomar un puesto
web-take-as = Tomar el puesto: { NAME($seat) }
web-agree-late = Si me retraso, un bot responde por mí hasta que acabe el turno ({ $bot }). Estoy de acuerdo, para mí y para los demás.
web-seat-yours = tu puesto
web-no-open-seat = En esta partida ya no quedan puestos libres.
web-look-on = Mirar
web-come = Han llegado: { $number } de { $most }
web-invite-again = Una invitación nueva a un puesto anula el enlace anterior.
web-host-invites = Quien creó la partida invita a los demás.
web-open-games = Partidas que buscan jugadores
web-your-turn = Te toca
web-turn-of = Responde: { NAME($seat) }
web-due = Fin del plazo: { $when }
web-overdue = El plazo terminó: { $when }
