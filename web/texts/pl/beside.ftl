# Co stoi obok pytania: stałe odpowiedzi, droga wstecz, czat, podpowiedzi, przewodnik.
web-aids = Więcej o tym pytaniu
web-stand = Odtąd odpowiadaj tak …
web-stand-how = Wybierz jedną odpowiedź albo kilka, od najchętniej wybieranej: padnie pierwsza możliwa. Jeśli żadna nie jest możliwa, padnie pytanie.
web-stand-scope = Na jak długo?
web-stand-tell = Tak odpowiadaj
web-standing = Twoje stałe odpowiedzi
web-standing-now = Jedna z nich za chwilę odpowie na to pytanie.
web-standing-no-more = Znów mnie pytaj

web-further = Cofnij dalej …
web-further-how = Do chwili przed czym?
web-further-alone = Wszystko od tego miejsca zostanie cofnięte. Nadal będzie można to przeczytać, przekreślone.
web-further-together = Wszystko od tego miejsca zostanie cofnięte, gdy zgodzą się wszyscy grający. Nadal będzie można to przeczytać, przekreślone.
web-wish = Prośba { NAME($seat, case: "gen") } o cofnięcie:
web-wish-own = Prosisz o cofnięcie:
web-wish-more =
    { $number ->
        [one] i jeszcze jedno zdarzenie
        [few] i jeszcze { $number } zdarzenia
       *[other] i jeszcze { $number } zdarzeń
    }
web-still-to-agree = Brakuje zgody: { $names }
web-agree = Zgadzam się
web-disagree = Nie zgadzam się
web-withdraw = Wycofaj prośbę
web-not-agreed = Nie wszyscy się zgodzili: nic nie zostaje cofnięte.

web-with-chat = z czatem
web-chat = Czat
web-chat-unread =
    { $number ->
        [one] jedna nowa wiadomość
        [few] { $number } nowe wiadomości
       *[other] { $number } nowych wiadomości
    }
web-chat-empty = Nikt jeszcze nic nie napisał.
web-chat-say = Do wszystkich
web-chat-send = Wyślij

web-leave = Opuść grę …
web-leave-how = Do końca gry zastąpi cię bot, a ty będziesz się przyglądać. Tego nie można cofnąć.
web-leave-bot = Kto gra dalej?
web-leave-now = Niech gra bot
web-has-left = Teraz gra bot: { NAME($seat) }
web-is-helped = Z powodu spóźnienia odpowiada bot: { NAME($seat) }
web-is-back = Znów przy stole: { NAME($seat) }

web-rematch = Zagraj jeszcze raz
web-rematch-waits = Następna gra już się zaczęła
web-rematch-join = Dołącz

web-deadline = Odpowiedź do { $when }: { NAME($seat) }.
web-deadline-you = Masz czas do { $when }.
web-deadline-late = Potem do końca tury odpowiada bot: { $bot }.
web-helped = Czas minął, więc odpowiada za ciebie bot.
web-here-again = Już jestem

web-hint = Podpowiedź
web-hint-is = Bot { $bot } odpowiedziałby tak:
web-hint-knows = Wie to, co wolno wiedzieć tobie, i nic więcej.
web-hint-thinking = Bot się zastanawia …

web-guide = Przewodnik
web-guide-title = O co tu chodzi?
web-guide-clearing = Polany na mapie, które możesz wybrać, mają przerywaną obwódkę. Kliknij jedną z nich.
web-guide-forest = Lasy na mapie, które możesz wybrać, mają przerywaną obwódkę. Kliknij jeden z nich.
web-guide-card = Karty na ręce, które możesz wybrać, są wyróżnione. Kliknij jedną z nich.
web-guide-list = Kliknij jedną z odpowiedzi poniżej.
web-guide-listed = Wszystkie są też na liście poniżej.
web-guide-done = Ta z przerywaną ramką na końcu znaczy, że nic więcej tu nie chcesz.
web-guide-keys = Klawisze od 1 do 9 wybierają z listy, 0 to odpowiedź z przerywaną ramką, U cofa.
web-guide-why = Kliknij cokolwiek innego, a dowiesz się, dlaczego to niemożliwe. Numer taki jak ten otwiera Prawo.
web-guide-seen = Rozumiem
web-guide-stop = Wyłącz przewodnik
