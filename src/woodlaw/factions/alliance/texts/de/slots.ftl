# Die Angaben auf der Tafel, wo eine Stellung gebaut wird.
slot-alliance-officers = Offiziere
slot-alliance-operations = Militäreinsätze in diesem Zug
