# Lo que hay junto a la pregunta: respuestas fijas, el camino atrás, el chat, pistas, la guía.
web-aids = Más sobre esta pregunta
web-stand = Responder así en adelante …
web-stand-how = Elige una respuesta, o varias por orden de preferencia: se da la primera que sea posible. Si ninguna lo es, se te pregunta.
web-stand-scope = ¿Por cuánto tiempo?
web-stand-tell = Responder así
web-standing = Tus respuestas fijas
web-standing-now = Una de ellas responde a esta pregunta enseguida.
web-standing-no-more = Volver a preguntarme

web-further = Retirar más atrás …
web-further-how = ¿Hasta antes de qué?
web-further-alone = Se retira todo desde ahí. Se puede seguir leyendo, tachado.
web-further-together = Se retira todo desde ahí en cuanto estén de acuerdo todas las personas que juegan. Se puede seguir leyendo, tachado.
web-wish = Petición { NAME($seat, case: "of") } de retirar esto:
web-wish-own = Has pedido retirar esto:
web-wish-more =
    { $number ->
        [one] y una cosa más
       *[other] y { $number } cosas más
    }
web-still-to-agree = Falta el acuerdo de: { $names }
web-agree = De acuerdo
web-disagree = No estoy de acuerdo
web-withdraw = Ya no pedirlo
web-not-agreed = No todos estaban de acuerdo: no se retira nada.

web-with-chat = con chat
web-chat = Chat
web-chat-unread =
    { $number ->
        [one] una línea nueva
       *[other] { $number } líneas nuevas
    }
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-say = A todos
web-chat-send = Enviar

web-leave = Dejar la partida …
web-leave-how = Un bot sigue en tu lugar hasta el final de la partida, y tú miras. Esto no se puede retirar.
web-leave-bot = ¿Quién sigue?
web-leave-now = Que siga el bot
web-has-left = Ahora juega un bot: { NAME($seat) }
web-is-helped = Por retraso responde un bot: { NAME($seat) }
web-is-back = De vuelta: { NAME($seat) }

web-rematch = Jugar otra vez
web-rematch-waits = La siguiente partida ha empezado
web-rematch-join = Unirme

web-deadline = Respuesta antes de { $when }: { NAME($seat) }.
web-deadline-you = Tienes hasta { $when }.
web-deadline-late = Después responde un bot durante el resto del turno: { $bot }.
web-helped = Te has retrasado, así que un bot responde por ti.
web-here-again = Ya estoy aquí

web-hint = Pista
web-hint-is = El bot { $bot } respondería:
web-hint-knows = Sabe lo que tú puedes saber, y nada más.
web-hint-thinking = El bot está pensando …
