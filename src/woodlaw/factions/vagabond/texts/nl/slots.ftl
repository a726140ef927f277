# De vakken van het bord, waar een stelling wordt opgebouwd.
slot-vagabond-character = karakter
slot-vagabond-forest = bos van de pion
slot-vagabond-partner = in een coalitie met
slot-vagabond-items = voorwerpen
slot-vagabond-relation = relatie: { NAME($seat) }
slot-vagabond-aided = deze beurt geholpen: { NAME($seat) }
slot-vagabond-quests = voltooide queesten: { NAME($suit) }
slot-vagabond-open-quests = openliggende queesten
slot-vagabond-drawn-quests = queesten die hun dek uit zijn
slot-vagabond-ruin-marks = voorwerpen uit ruïnes (R)
slot-vagabond-resting = Daglicht beëindigd door drie voorwerpen te repareren
slot-vagabond-special-used = { board-special-used }
slot-vagabond-scorched = open plek van de fakkel
slot-vagabond-coins-aside = onuitgeputte munten naast hun spoor
slot-vagabond-bags-aside = onuitgeputte tassen naast hun spoor
