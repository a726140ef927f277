# Pola planszy tam, gdzie układa się pozycję.
slot-start = polana startowa
