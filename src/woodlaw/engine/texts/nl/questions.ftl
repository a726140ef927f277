# De vragen van de gewone regels; ".done" en de woorden van andere antwoorden zeggen wat die doen.
turn-start-of-birdsong-window = Een kaart gebruiken aan het begin van de Vogelzang?
    .done = nee
turn-start-of-daylight-window = Een kaart gebruiken aan het begin van het Daglicht?
    .done = nee
turn-start-of-evening-window = Een kaart gebruiken aan het begin van de Avond?
    .done = nee
move-origin = Vanaf welke open plek verplaats je?
    .done = niet verder verplaatsen
move-target = Naar welke open plek verplaats je vanaf open plek { $origin }?
move-number = Hoeveel krijgers verplaats je van open plek { $origin } naar open plek { $target }?
battle-clearing = Op welke open plek vecht je?
battle-defender = Tegen wie vecht je op open plek { $clearing }?
battle-ambush = { NAME($side, case: "start") } { GENDER($side) ->
        [pl] vallen
       *[other] valt
    } je aan op open plek { $clearing }: een hinderlaag leggen?
    .done = geen hinderlaag
battle-foil = Je loopt in een hinderlaag op open plek { $clearing }: verijdelen?
    .done = de treffers incasseren
battle-who-acts-first = Wie handelt als eerste voor de worp?
battle-enlist-first = Iemand inzetten op open plek { $clearing } voor meer geworpen treffers?
    .done = niemand
battle-enlist = Iemand inzetten op open plek { $clearing } voor meer geworpen treffers?
    .done = niemand
battle-who-uses-first = Wie gebruikt als eerste effecten in het gevecht?
battle-effects-first = Een effect gebruiken in het gevecht op open plek { $clearing }?
    .done = nee
    .special = je eigen effect: een extra treffer
battle-effects-second = Een effect gebruiken in het gevecht op open plek { $clearing }?
    .done = nee
    .special = je eigen effect: een extra treffer
losses-warrior = Welke krijger verlies je op open plek { $clearing }? Treffers over: { $hits }
losses-piece = Welk stuk verlies je op open plek { $clearing }? Treffers over: { $hits }
craft-card = Welke kaart vervaardig je?
craft-suit = Van welke soort activeer je een vervaardigstuk? Nog nodig: { $any-left }
activate-dominance-card = Welke dominantiekaart activeer je?
take-dominance-which = Welke dominantiekaart neem je?
take-dominance-pay = Welke kaart geef je ervoor uit?
spread-where = Niet genoeg voor allemaal: welke open plek krijgt er een?
full-removal-first = Beide pionnen worden geraakt door een volledige verwijdering: wie beschadigt eerst voorwerpen?
removal-next = Welk gevolg van het verwijderen komt eerst?
# Elk moment in een fase waarop het kan; het zijn er vele.
window = Een kaart uit je speelgebied gebruiken?
    .done = nee
