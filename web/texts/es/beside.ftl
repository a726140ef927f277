# Lo que hay junto a la pregunta: respuestas fijas, el camino atrás, el chat, pistas, la guía.
web-aids = Más sobre esta pregunta
web-stand = Responder así en adelante …
web-stand-how = Elige una respuesta, o varias por orden de preferencia: se da la primera que sea posible. Si ninguna lo es, se te pregunta.
web-stand-scope = ¿Por cuánto tiempo?
web-stand-tell = Responder así
web-standing = Tus respuestas fijas
web-standing-now = Una de ellas responde a esta pregunta enseguida.
web-standing-no-more = Volver a preguntarme

web-further = Más atrás …
web-further-how = ¿Hasta antes de qué?
web-further-alone = Se deshace todo desde ahí. Se puede seguir leyendo, tachado.
web-further-together = Se deshace todo desde ahí en cuanto estén de acuerdo todas las personas que juegan. Se puede seguir leyendo, tachado.
web-wish = Petición { NAME($seat, case: "of") } de deshacer esto:
web-wish-own = Has pedido deshacer esto:
web-wish-more =
    { $number ->
        [one] y una cosa más
       *[other] y { $number } cosas más
    }
web-still-to-agree = Falta el acuerdo de: { $names }
web-agree = De acuerdo
web-disagree = No estoy de acuerdo
web-withdraw = Ya no pedirlo
web-not-agreed = No todos estaban de acuerdo: no se deshace nada.

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
web-leave-how = Un bot sigue en tu lugar hasta el final de la partida, y tú miras. Esto no se puede deshacer.
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

web-guide = Guía
web-guide-title = ¿De qué se trata?
web-guide-clearing = En el mapa, los claros que puedes elegir tienen un anillo discontinuo. Haz clic en uno.
web-guide-forest = En el mapa, los bosques que puedes elegir tienen un anillo discontinuo. Haz clic en uno.
web-guide-card = Las cartas de tu mano que puedes elegir están resaltadas. Haz clic en una.
web-guide-list = Haz clic en una de las respuestas de abajo.
web-guide-listed = Abajo también están todas en una lista.
web-guide-done = La de borde discontinuo, al final, dice que aquí no quieres nada más.
web-guide-keys = Las teclas 1 a 9 eligen de la lista, 0 es la respuesta de borde discontinuo y U deshace.
web-guide-why = Haz clic en otra cosa y sabrás por qué no se puede. Un número como este abre la Ley.
web-guide-seen = Entendido
web-guide-stop = Sin más guía
