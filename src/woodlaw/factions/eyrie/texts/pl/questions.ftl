# Pytania do Orlich Gniazd.
eyrie-setup-roost = Wybierz narożną polanę pierwszego Gniazda
eyrie-setup-leader = Wybierz Przywódcę
eyrie-birdsong-add = Wybierz kartę, którą dodajesz do Dekretu
    .done = nie dodawaj więcej
eyrie-birdsong-new-roost = Nie masz już Gniazd: gdzie powstaje nowe?
eyrie-daylight-craft = Przekuć coś przed Dekretem?
    .done = przejdź do Dekretu
    .craft = dzięki Gniazdom
eyrie-daylight-decree = Rozpatrz kartę z kolumny { NAME($column) }: wybierz jej symbol
    .bird = pozostało: { $left-bird }
    .fox = pozostało: { $left-fox }
    .rabbit = pozostało: { $left-rabbit }
    .mouse = pozostało: { $left-mouse }
eyrie-evening-discard = Odrzuć karty, by zostało pięć: wybierz jedną
eyrie-tuck-column = Do której kolumny Dekretu trafia karta: { NAME($held) }?
eyrie-recruit-clearing = { NAME($suit, case: "adj") } karta: wybierz Gniazdo, w którym werbujesz
eyrie-build-clearing = { NAME($suit, case: "adj") } karta: wybierz polanę nowego Gniazda
eyrie-turmoil-leader = Zamieszki: wybierz nowego Przywódcę

gloss-builder = przekuwa za pełne punkty; Wezyrowie: Werbunek, Ruch
gloss-charismatic = werbuje po dwóch; Wezyrowie: Werbunek, Walka
gloss-commander = dodatkowe obrażenie w ataku; Wezyrowie: Ruch, Walka
gloss-despot = dodatkowy punkt za usuwanie w walce; Wezyrowie: Ruch, Budowa
