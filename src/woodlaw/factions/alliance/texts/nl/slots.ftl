# De vakken van het bord, waar een stelling wordt opgebouwd.
slot-alliance-officers = officieren
slot-alliance-operations = militaire operaties deze beurt
