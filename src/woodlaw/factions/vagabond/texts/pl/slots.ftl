# Pola planszy tam, gdzie układa się pozycję.
slot-vagabond-character = postać
slot-vagabond-forest = las, w którym stoi pionek
slot-vagabond-partner = w koalicji z graczem
slot-vagabond-items = przedmioty
slot-vagabond-relation = relacja: { NAME($seat) }
slot-vagabond-aided = pomoc w tej turze: { NAME($seat) }
slot-vagabond-quests = ukończone Misje: { NAME($suit) }
slot-vagabond-open-quests = odkryte Misje
slot-vagabond-drawn-quests = Misje, których nie ma już w talii
slot-vagabond-ruin-marks = przedmioty z Ruin (R)
slot-vagabond-resting = Dzień zakończony naprawą trzech przedmiotów
slot-vagabond-special-used = { board-special-used }
slot-vagabond-scorched = polana z pochodnią
slot-vagabond-coins-aside = niewyczerpane monety poza torem
slot-vagabond-bags-aside = niewyczerpane torby poza torem
