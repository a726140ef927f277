# Wat er gebeurt volgens de gewone regels: een bericht per gebeurtenis. $clearings is het nummer van
# één open plek of een opsomming van nummers, vandaar de keuze tussen „plek” en „plekken”.
event-placed = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] plaatsen
       *[other] plaatst
    } { NAME($kind, case: "a") } op open plek { $clearing }
event-placed-alike = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] plaatsen
       *[other] plaatst
    } { $number } { NAME($kind, $number) } { $clearings ->
        [one] op open plek { $clearings }
        [other] op open plek { $clearings }
       *[several] op open plekken { $clearings }
    }
event-moved = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] verplaatsen
       *[other] verplaatst
    } { $number ->
        [one] 1 figuur
       *[other] { $number } figuren
    } { NAME($origin, case: "from") } naar { NAME($target, case: "full") }
event-battled = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] vechten
       *[other] vecht
    } tegen { NAME($other, case: "the") } op open plek { $clearing }
event-ambushed = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] leggen
       *[other] legt
    } een hinderlaag: { NAME($card) }
event-foiled = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] verijdelen
       *[other] verijdelt
    } de hinderlaag met { NAME($card) }
event-rolled = De dobbelstenen tonen { $higher } en { $lower }
event-hits = Treffers: { $attackers } door de aanvaller, { $defenders } door de verdediger
event-removed = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] verliezen
       *[other] verliest
    } { NAME($kind, case: "a") } op open plek { $clearing }
event-removed-alike = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] verliezen
       *[other] verliest
    } { $number } { NAME($kind, $number) } { $clearings ->
        [one] op open plek { $clearings }
        [other] op open plek { $clearings }
       *[several] op open plekken { $clearings }
    }
event-scored = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] scoren
       *[other] scoort
    } { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, nu { $score }
event-lost = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] verliezen
       *[other] verliest
    } { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, nu { $score }
event-drew = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] trekken
       *[other] trekt
    } { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }
event-drawn = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] krijgen
       *[other] krijgt
    } een kaart: { NAME($card) }
event-discarded = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] leggen
       *[other] legt
    } een kaart af: { NAME($card) }
event-spent = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] geven
       *[other] geeft
    } een kaart uit: { NAME($card) }
event-crafted = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] vervaardigen
       *[other] vervaardigt
    } { NAME($card) }
event-took-item = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] krijgen
       *[other] krijgt
    } een voorwerp: { NAME($item) }
event-used = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] gebruiken
       *[other] gebruikt
    } { NAME($card) }
event-shuffled = De aflegstapel ({ $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }) wordt geschud tot een nieuwe trekstapel
event-turn = Beurt van { NAME($seat, case: "the") }, ronde { $round }
event-phase = { NAME($phase) } van { NAME($seat, case: "the") }
event-showed-hand = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] tonen
       *[other] toont
    } de handkaarten aan { NAME($other, case: "the") }
event-stole = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] stelen
       *[other] steelt
    } een kaart van { NAME($other, case: "the") }: { NAME($card) }
event-won = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] winnen
       *[other] wint
    } met { $score ->
        [one] 1 punt
       *[other] { $score } punten
    }
event-sat = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] beginnen
       *[other] begint
    }
event-filled = Een deel van de voorbereiding is klaar
event-ignored = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] negeren
       *[other] negeert
    } { $number ->
        [one] 1 treffer
       *[other] { $number } treffers
    }
event-extra = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] brengen
       *[other] brengt
    } { $number ->
        [one] 1 extra treffer
       *[other] { $number } extra treffers
    } toe
event-ended-battle = Op open plek { $clearing } is geen aanvaller meer over: het gevecht eindigt
event-item-points = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] scoren
       *[other] scoort
    } { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } voor het voorwerp, volgens een eigen regel
event-stopped = Het spel wordt afgebroken na ronde { $round }
event-activated = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] activeren
       *[other] activeert
    } vervaardigstukken: { NAME($suit) } ×{ $number }
event-revealed = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] onthullen
       *[other] onthult
    } een kaart: { NAME($card) }
event-limited = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] werpen
       *[other] werpt
    } { $rolled ->
        [one] 1 treffer
       *[other] { $rolled } treffers
    }, waarvan er { $allowed } { $allowed ->
        [one] telt
       *[other] tellen
    }
event-rested = Het Daglicht van { NAME($seat, case: "the") } eindigt
event-crafts-with = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] gebruiken
       *[other] gebruikt
    } { NAME($kind, case: "a") } als vervaardigstuk
event-acted = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] kiezen
       *[other] kiest
    } een actie: { NAME($action) }
event-in-play = In het speelgebied van { NAME($seat, case: "the") } ligt een kaart: { NAME($card) }
event-may-move-again = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] mogen
       *[other] mag
    } nog eens verplaatsen, met dezelfde krijgers of met andere
event-as-suit = { NAME($card) } van { NAME($seat, case: "the") } telt als { NAME($suit, case: "card") }
event-returned = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] krijgen
       *[other] krijgt
    } { $number } { NAME($kind, $number) } terug in de voorraad of op het spoor
event-unlimited = { $number ->
        [one] 1 treffer van { NAME($seat, case: "the") } wordt
       *[other] { $number } treffers van { NAME($seat, case: "the") } worden
    } niet door het aantal krijgers beperkt
event-available = { NAME($card) } is nu beschikbaar om te nemen
event-dominates = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] activeren
       *[other] activeert
    } { NAME($card) } en { GENDER($seat) ->
        [pl] scoren
       *[other] scoort
    } geen punten meer
event-dominated = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] winnen
       *[other] wint
    } door { NAME($card) }
event-took-card = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] nemen
       *[other] neemt
    } een kaart: { NAME($card) }
event-found = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] vinden
       *[other] vindt
    } een voorwerp in de ruïne op open plek { $clearing }: { NAME($item) }
event-fully-removed = Alles op open plek { $clearing } wordt verwijderd; { NAME($seat, case: "the") } { GENDER($seat) ->
        [pl] blijven
       *[other] blijft
    }, met schade
event-ordered = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] bepalen
       *[other] bepaalt
    } de volgorde: eerst de gevolgen voor { NAME($kind, case: "the") }
event-won-along = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] winnen
       *[other] wint
    } samen met { NAME($other, case: "the") }
event-set-off = Het verlies van { NAME($kind, case: "the") } van { NAME($seat, case: "the") } op open plek { $clearing } heeft gevolgen
event-stays = Op open plek { $clearing } kan { NAME($kind, case: "the") } van { NAME($seat, case: "the") } zo niet worden verwijderd
event-looked-under = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] bekijken
       *[other] bekijkt
    } de twee voorwerpen onder de ruïne op open plek { $clearing }
event-saw-under = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] zien
       *[other] ziet
    } daar twee voorwerpen: { NAME($item) } en { NAME($other-item) }
event-left-under = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] nemen
       *[other] neemt
    } niets uit de ruïne op open plek { $clearing }
event-is-ruin-item = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] bedoelen
       *[other] bedoelt
    } het voorwerp uit een ruïne: { NAME($item) }
event-before-roll = Voor de worp op open plek { $clearing } { GENDER($seat) ->
        [pl] mogen
       *[other] mag
    } { NAME($seat, case: "the") } een effect gebruiken
event-caught = De Kistenmakers van { NAME($seat, case: "the") } houden { $number } { NAME($kind, $number) } vast
event-sent-home = De Kistenmakers van { NAME($seat, case: "the") } laten { $number } { NAME($kind, $number) } gaan
event-not-placed = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] kunnen
       *[other] kan
    } { NAME($kind, case: "the") } niet plaatsen
event-moves-forced = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] dwingen
       *[other] dwingt
    } { NAME($other, case: "the") } zich te verplaatsen van open plek { $clearing }
event-not-done = { NAME($seat, case: "start") } { GENDER($seat) ->
        [pl] hebben
       *[other] heeft
    } niet alles gedaan wat { NAME($card) } vraagt
event-remains = Op open plek { $clearing } blijft { NAME($kind, case: "the") } van { NAME($seat, case: "the") } staan
