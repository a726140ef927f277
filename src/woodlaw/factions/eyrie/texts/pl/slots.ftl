# Pola planszy tam, gdzie układa się pozycję.
slot-eyrie-leader = { board-leader }
slot-eyrie-deposed = usunięci Przywódcy
slot-eyrie-added = karty dodane do Dekretu w tej turze
slot-eyrie-birds-added = w tym ptasie karty
slot-eyrie-left = do wykonania: { NAME($column) }, { NAME($suit) }
