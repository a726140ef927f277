# Plansza Orlich Gniazd.
board-led-by = Przywódca: { NAME($leader) }
board-no-leader = bez Przywódcy
board-leader = Przywódca
board-deposed = usunięci
board-decree = Dekret
board-vizier = ptasi Wezyr
board-roosts = Gniazda
board-evening = Wieczór: +{ $points }, { $number ->
        [one] 1 karta
        [few] { $number } karty
       *[many] { $number } kart
    }
leader-builder-does = przekute przedmioty dają mu pełne punkty
leader-charismatic-does = werbuje po dwóch wojowników naraz
leader-commander-does = dodatkowe obrażenie w ataku
leader-despot-does = dodatkowy punkt, gdy w walce usuwa budynki lub żetony
