# De vakken van het bord, waar een stelling wordt opgebouwd.
slot-eyrie-leader = { board-leader }
slot-eyrie-deposed = afgezette leiders
slot-eyrie-added = kaarten die deze beurt bij het Decreet kwamen
slot-eyrie-birds-added = vogelkaarten daaronder
slot-eyrie-left = nog uit te voeren: { NAME($column) }, { NAME($suit) }
