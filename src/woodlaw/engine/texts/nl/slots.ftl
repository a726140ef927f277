# De vakken van het bord, waar een stelling wordt opgebouwd.
slot-start = startplek
