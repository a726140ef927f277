# Lo que ocurre según las reglas del Marquesado.
event-saved = { NAME($seat, case: "the") } recupera { $number ->
        [one] { $number } guerrero
       *[other] { $number } guerreros
    } en el claro { $clearing }
