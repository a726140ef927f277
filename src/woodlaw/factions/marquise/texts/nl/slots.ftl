# De vakken van het bord, waar een stelling wordt opgebouwd.
slot-marquise-actions = resterende acties
slot-marquise-acted = de acties zijn begonnen
slot-marquise-recruited = heeft deze beurt gerekruteerd
