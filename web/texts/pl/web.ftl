# Co mówi klient w przeglądarce oprócz tego, co mówi pakiet.
web-language = Język
web-theme = Kolory
web-theme-auto = automatycznie
web-theme-light = jasne
web-theme-dark = ciemne
web-no-page = Nie ma takiej strony.
web-to-start = Na stronę główną
web-no-server = Serwer nie odpowiada. Spróbuj za chwilę.
web-close = Zamknij
web-law-note = Naszymi słowami. W razie różnic rozstrzyga Prawo Root wydawcy.
web-fan-work = woodlaw to nieoficjalna praca fanów. Root należy do Leder Games.

web-new-game = Nowa gra
web-faction-of-seat = Frakcja przy miejscu { $number }
web-player-of-seat = Kto gra przy miejscu { $number }
web-bot = Bot: { $bot }
web-by-invite = Z zaproszenia
web-remove-seat = Usuń miejsce { $number }
web-add-seat = Jeszcze jedno miejsce
web-deck = Talia
web-begin = Zacznij
web-beginning = Gra się zaczyna…
web-your-games = Twoje gry
web-status-waiting = czeka na graczy
web-status-running = w toku
web-status-over = zakończona
web-invite-used = To zaproszenie zostało już użyte albo nigdy go nie było.

web-waiting = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-seat-taken = zajęte
web-seat-open = wolne
web-make-invite = Przygotuj zaproszenie
web-invite-link = Przekaż ten odnośnik; działa raz:
web-copy = Kopiuj
web-copied = Skopiowano

web-round = Runda { $round }
web-score-track = Punkty
web-score-of = { NAME($seat) }: { $points }
web-map = Leśna kraina
web-zoom-in = Przybliż
web-zoom-out = Oddal
web-clearing = { NAME($clearing) }, { NAME($suit) }
web-ruled-by = kontrola: { NAME($seat) }
web-slots = wolne pola: { $number }
web-ruin = ruiny
web-legal = można wybrać
web-pieces = { NAME($seat) }: { $number } { NAME($kind, $number) }
web-options = Odpowiedzi
web-not-now = Teraz niemożliwe – dlaczego?
web-clause = Przepis { $number } Prawa
web-undo = Cofnij
web-why-not = { $answer } – dlaczego nie?
web-pass-on = Teraz kolej { NAME($seat, case: "gen") }. Przekaż ekran.
web-i-am = Gram frakcją: { NAME($seat) }
web-lost-connection = Utracono połączenie; łączymy ponownie…
web-refused-connection = Serwer nie wpuszcza cię do tej gry.
web-hand = Twoja ręka
web-hand-empty = brak kart
web-cost = koszt: { $cost }
web-gives = daje przedmiot: { NAME($item) }
web-boards = Plansze Frakcji
web-log = Co się wydarzyło
web-to = Przejdź do
web-to-question = Pytanie
web-to-boards = Plansze
web-to-log = Zdarzenia
web-deck-size = Talia: { $number }
web-discard = Stos kart odrzuconych: { $number }
web-item-supply = Przedmioty, które można jeszcze przekuć
web-dominance = Dostępne karty Dominacji
web-where-to = Dokąd? To samo miejsce jeszcze raz: odłożenie.
web-fewer = o jeden mniej
web-more = o jeden więcej
web-so-many = tylu: { $number }
web-battle-in = Walka: { NAME($clearing) }

web-space =
    { $state ->
        [free] pole { $place }, odsłonięte: punkty { $points }, koszt { $cost }
       *[other] pole { $place }, zakryte: punkty { $points }, koszt { $cost }
    }
