# Lo que ocurre según las reglas del Vagabundo.
event-shielded = un guerrero { NAME($other, case: "of") } recibe un golpe en lugar { NAME($seat, case: "of") }
event-damaged = { NAME($seat, case: "the") } daña un objeto: { NAME($item) }
event-repaired = { NAME($seat, case: "the") } repara un objeto: { NAME($item) }
event-refreshes = { NAME($seat, case: "the") } puede refrescar { $number ->
        [one] { $number } objeto
       *[other] { $number } objetos
    }
event-dropped = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] retiran
       *[other] retira
    } un objeto de la partida: { NAME($item) }
event-exhausted = { NAME($seat, case: "the") } agota un objeto: { NAME($item) }
event-related = relación { NAME($seat, case: "of") } con { NAME($other, case: "the") }: { NAME($relation) }
event-fights-along = guerreros { NAME($other, case: "of") } luchan junto { NAME($seat, case: "to") }
event-new-quest = se revela una misión nueva: { NAME($quest) }
event-did-quest = { NAME($seat, case: "the") } completa una misión: { NAME($quest) }
event-went-to-forest = { NAME($seat, case: "the") } entra { NAME($forest, case: "in") }
event-gave = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] entregan
       *[other] entrega
    } una carta { NAME($other, case: "to") }
event-given = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] entregan
       *[other] entrega
    } la carta { NAME($card) }
event-hid = { NAME($seat, case: "the") } se esconde
event-character-set = el personaje { NAME($seat, case: "of") } es el { NAME($character) }
event-joined = { NAME($seat, case: "the") } forma una coalición con { NAME($other, case: "the") }
event-swords = { NAME($seat, case: "the") } puede dar con la tirada { $number ->
        [one] { $number } golpe
       *[other] { $number } golpes
    } como máximo
event-pawn-stays = el peón { NAME($seat, case: "of") } no se retira
event-left-forest = { NAME($seat, case: "the") } sale del bosque al claro { $clearing }
event-recovered = { NAME($seat, case: "the") } descansa: todos sus objetos dañados quedan reparados y bocarriba
event-refreshed = { NAME($seat, case: "the") } pone bocarriba un objeto: { NAME($item) }
event-sets-up-first = { NAME($seat, case: "the") } hace primero su preparación
event-shared-quest = { NAME($seat, case: "the") } se queda una misión que estaba abierta para ambos: { NAME($quest) }
event-unrelated = { NAME($seat, case: "the") } no tiene relación con { NAME($other, case: "the") }
event-forced = { NAME($seat, case: "the") } fuerza { NAME($other, case: "to") } a batallar en el claro { $clearing }
event-enlisted = { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] piden
       *[other] pide
    } ayuda { NAME($other, case: "to") } en el claro { $clearing }
event-scorched = { NAME($seat, case: "the") } quema el claro { $clearing } y deja allí la antorcha
event-improvised = { NAME($seat, case: "the") } trata un objeto como otro: { NAME($item) } como { NAME($other-item) }
event-conned = { NAME($seat, case: "the") } paga con dos objetos cualesquiera la misión { NAME($quest) }
event-reshuffled = una misión { NAME($seat, case: "of") } vuelve al mazo de misiones: { NAME($quest) }
event-coerced = { NAME($seat, case: "the") } coacciona: la carta { NAME($card) } vale por un objeto
event-arranged = { NAME($seat, case: "the") } tiene en el contador: { NAME($item) } ×{ $number }
