# Waarom niet, volgens de Alliantie; ".of-1" als het om een ding met dat nummer gaat.
refused-8-2-3 = { NAME($card) }: geen aanhanger die je hiervoor kunt uitgeven ({ NAME($wanted) }; { $supporters })
refused-8-2-5-1 = { NAME($clearing) }: daar is al sympathie
refused-8-2-6 = { NAME($word) }: je moet een kaart geven die past bij de sympathieke plek: { NAME($clearing) } ({ NAME($suit) })
refused-8-4-1-1 = { NAME($clearing) }: een opstand vraagt sympathie, en dat de basis van die soort nog op je factiebord ligt ({ $there })
refused-8-4-1-2 = { NAME($clearing) }: een opstand vraagt twee aanhangers van de soort van de open plek ({ $needs }; { $supporters })
    .of-none = voor geen open plek waar een opstand kan, zijn er twee passende aanhangers ({ $sympathetic }; aanhangers: { $supporters })
refused-8-4-2-1 = { NAME($clearing) }: grenst niet aan sympathie ({ $sympathetic })
refused-8-4-2-2 = { NAME($clearing) }: te weinig aanhangers van de soort van de open plek ({ $needs }; { $supporters })
    .of-none = voor geen open plek waar sympathie kan komen, zijn er genoeg passende aanhangers (kosten: { $needed }; aanhangers: { $supporters })
refused-8-4-2-2-1 = { NAME($clearing) }: de Krijgswet vraagt daar een extra aanhanger ({ $needs }; { $supporters })
    .of-none = voor geen open plek waar sympathie kan komen, zijn er genoeg passende aanhangers (kosten: { $needed }; aanhangers: { $supporters })
refused-8-5-2 = { NAME($word) }: er zit geen kaart in de hand
refused-8-5-3 = { NAME($card) }: trainen vraagt een kaart van de soort van een open plek met een basis ({ $based })
refused-8-6-1-3 = { NAME($clearing) }: daar is geen basis ({ $there })
refused-8-6-1-4 = { NAME($clearing) }: organiseren vraagt daar een krijger van de Alliantie ({ $there })
refused-8-6-1 = { NAME($word) }: geen operaties meer over, het zijn er al zoveel als er officieren zijn ({ $have })
