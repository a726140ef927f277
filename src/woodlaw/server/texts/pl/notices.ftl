# Co dowiadują się nieobecni. Nie ma w tym niczego, czego nie mógłby wiedzieć każdy.

notice-subject = Root: twoja kolej
notice-turn = Twoja kolej w grze { $game }.
notice-confirm-subject = Root: czy to twój adres?
notice-confirm = Ktoś, kto gra w Root, chce dostawać tutaj wiadomość, gdy nadejdzie jego kolej (gra { $game }). Jeśli to ty, wpisz tam ten kod: { $code }. Jeśli nie, nie rób nic, a nic więcej nie przyjdzie.
