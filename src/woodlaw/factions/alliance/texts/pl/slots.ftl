# Pola planszy tam, gdzie układa się pozycję.
slot-alliance-officers = Oficerowie
slot-alliance-operations = operacje przeprowadzone w tej turze
