# Pola planszy tam, gdzie układa się pozycję.
slot-marquise-actions = pozostałe akcje
slot-marquise-acted = akcje już rozpoczęte
slot-marquise-recruited = werbunek w tej turze już był
