# Co stół mówi do osób, które przy nim siedzą.

you = ty
a-card = karta

help =
    Odpowiadaj kluczem opcji, jej nazwą albo całym zamiarem, na przykład
    "walka Orle Gniazda 12" lub "ruch 2 wojowników 7 8"; nazwy można też podawać
    angielskimi słowami. 0 to zawsze koniec (done). Gdy pytanie dotyczy polan
    lub liczb, kluczem jest sama polana lub liczba. (Z potoku liczba, która nie
    jest kluczem, to numer opcji na liście.)

      why SŁOWA      dlaczego tego tu nie wolno albo do czego by to prowadziło;
                     bez SŁÓW: co o tym pytaniu mówi Księga Praw
      law SŁOWA      przepis o podanym numerze albo przepisy pasujące do słowa
      undo           cofa twoją ostatnią odpowiedź, najdalej do ostatniego rzutu,
                     dobrania, pokazanej ci karty lub odpowiedzi innego gracza
      board [N]      Mapa i to, co leży przed graczami; N: jedna polana albo
                     czyja plansza: nazwa Frakcji lub mine (moja)
      map  table     sama Mapa; wszystko, co na niej jest, słowami i liczbami
      hand  discard  twoje karty i co wiesz o cudzych; stos kart odrzuconych
      log [N]        ostatnie N zdarzeń (20)
      0 w tej turze  stała odpowiedź, udzielana za ciebie na to pytanie: "w tej
                     turze", "w tej fazie" lub "zawsze"; "wojownik potem Gniazdo
                     zawsze" daje pierwszą odpowiedź, która jest dozwolona
      standing       twoje stałe odpowiedzi; "standing clear" usuwa wszystkie,
                     "standing clear 1" pierwszą
      save [NAZWA]   gdzie jest zapisana gra; NAZWA: kopia w NAZWA.jsonl
      scenario NAZWA zapisuje to pytanie w NAZWA.yml, do uruchomienia przez
                     "woodlaw check" (razem ze wszystkimi ukrytymi kartami)
      help  ?  quit  pusty wiersz pokazuje pytanie jeszcze raz; "woodlaw resume"
                     wznawia zatrzymaną grę

    W terminalu Tab uzupełnia słowa, a strzałka w górę przywraca wiersze.

# ---------------------------------------------------------------- gra

leads-to-turmoil = W tej turze na pewno wybuchną Zamieszki
only-answer = Możliwe tylko { $answer }: { $question }
standing-answered = Twoja stała odpowiedź ({ $scope }), { $answer }: { $question }
since-your-turn = Od twojej ostatniej tury
enter-for-map = Naciśnij Enter, by zobaczyć Mapę i swoją rękę.
game-over =
    { $number ->
        [0] Koniec gry: nikt nie zwyciężył. Punkty: { $points }.
        [one] Koniec gry. Zwycięzca: { $winners }. Punkty: { $points }.
       *[other] Koniec gry. Zwycięzcy: { $winners }. Punkty: { $points }.
    }
hide-and-pass = Kolej na { NAME($seat, case: "acc") }. Naciśnij Enter, by ukryć to, co widać.
your-screen = To, co teraz się pokaże, jest dla { NAME($seat, case: "gen") }. Naciśnij Enter.
still-open = Możesz jeszcze: { $words }. Wpisz 0 jeszcze raz albo naciśnij Enter, by wybrać: { $answer }.
number-alone = { $key } to numer opcji i stoi osobno; wśród kilku słów to { $word }
done-alone = { $key } stoi osobno albo przed "w tej turze", "w tej fazie" lub "zawsze"
standing-form = stała odpowiedź to jedna odpowiedź albo kilka, z "potem" między nimi
is-playing = { GENDER($seat) ->
        [pl] Grają
       *[other] Gra
    } { NAME($seat) } ...
will-stand = Stała odpowiedź ({ $scope }): { $answer }.
word-always = zawsze
word-this-turn = w tej turze
word-this-phase = w tej fazie
word-before = potem

# ---------------------------------------------------------------- przerwanie

input-ended = Koniec danych wejściowych; gra zatrzymuje się tutaj, niedokończona.
stopped = Gra zatrzymuje się tutaj, niedokończona.
how-to-leave = Wpisz quit albo naciśnij Ctrl-D, by przerwać; dotychczasowe odpowiedzi są zapisane.
no-game = Nie rozpoczęto żadnej gry.
too-long = To za długa odpowiedź.
too-many-lines = standardowe wejście: { $number } wierszy z rzędu nie było odpowiedzią

# ---------------------------------------------------------------- polecenia

no-words-after = Po { $command } nie wpisuje się żadnych słów.
no-such-word = { $word } nic nie znaczy; może chodzi o: { $words }
you-may = Wolno ci. Doprowadzi to do tego:
you-may-plainly = Wolno ci.
you-may-not = Nie. { $reason } ({ $clause })
you-may-not-plainly = Nie. { $reason }.
then-question = Potem: { $question }
not-paraphrased = jeszcze nie omówiono
no-clause = Żaden przepis nie pasuje do: { $words }.
no-clause-near = Żaden przepis nie pasuje do: { $words }. Podobne: { $clauses }.
more-clauses =
    { $number ->
        [one] i jeszcze jeden; podaj numer przepisu
        [few] i jeszcze { $number }; podaj numer przepisu
       *[many] i jeszcze { $number }; podaj numer przepisu
    }
board-usage = Po board podaje się najwyżej polanę od 1 do { $last } albo czyjąś planszę: { $names }.
log-usage = log przyjmuje liczbę wierszy do pokazania, na przykład log 40.
taken-back = Cofnięto.
nothing-to-take-back =
    { $reason ->
        [others-answered] Nie można nic cofnąć: inny gracz już potem odpowiadał.
        [chance-since] Nie można nic cofnąć: potem był już rzut kością albo dobranie karty.
        [shown-since] Nie można nic cofnąć: potem pokazano ci coś ukrytego.
       *[just-begun] Nie można nic cofnąć: gra dopiero się zaczęła.
    }
standing-line = { $place }  { $question }  { $answer } ({ $scope })
no-standing = Nie masz stałych odpowiedzi. Daje ją "0 w tej turze" przy pytaniu.
standing-usage = standing przyjmuje tylko clear, clear z numerem odpowiedzi albo żadnych słów.
standing-cleared =
    { $number ->
        [0] Nie ma stałych odpowiedzi do usunięcia.
        [one] Usunięto jedną stałą odpowiedź.
        [few] Usunięto { $number } stałe odpowiedzi.
       *[many] Usunięto { $number } stałych odpowiedzi.
    }
not-kept = Ta gra nie jest zapisywana: w folderze gier nie można pisać.
kept-in = Gra jest zapisywana w { $file }, każda odpowiedź od razu.
needs-a-name = { $command } wymaga nazwy z liter, cyfr, kropek, łączników i podkreśleń.
file-exists = { $file } już istnieje, więc niczego nie zapisano; wybierz inną nazwę.
not-written = Nie można zapisać { $file }: { $reason }.
save-written = Zapisano { $file }, razem ze wszystkimi ukrytymi kartami. Grę wznawia stąd woodlaw resume { $file }.
table-save-written = Zapisano { $file }. Grę wznawia stąd woodlaw resume { $file }.
scenario-written = Zapisano { $file }, razem ze wszystkimi ukrytymi kartami. Uruchamia to woodlaw check { $file }.

# ---------------------------------------------------------------- przed grą

wizard-welcome = Nowa gra. Naciśnij Enter, by przyjąć to, co w nawiasie, albo odpowiadaj liczbami lub słowami; "back" cofa o krok.
wizard-seats = Ile Frakcji gra? [{ $default }]
wizard-factions = Które, zgodnie z ruchem wskazówek zegara? [{ $default }]
wizard-wrong-number = Potrzebne Frakcje: { $number }, podane: { $found }.
wizard-no-faction = Nie ma Frakcji { $answer }; są: { $words }.
wizard-first-step = Przed tym krokiem nie ma żadnego.
wizard-you = Którą grasz? Jeśli kilkoma: terminal przechodzi z rąk do rąk. [{ $default }]
wizard-bots = Który bot gra pozostałymi? Jeden dla wszystkich albo po jednym dla każdej. [{ $default }]
wizard-map = Na której Mapie? [{ $default }]
wizard-deck = Z którą talią? [{ $default }]
wizard-first = Kto zaczyna? [{ $default }]
wizard-one-of = { $answer } nie jest żadnym z: { $words }.
map-autumn = Jesień
deck-standard = podstawowa
deck-exiles = Wygnańcy i Partyzanci
player-person = człowiek
player-random = losowy
player-greedy = zachłanny
by-chance = los
none-plays = żadną
you-alone = odpowiedź, że nikt nie gra, stoi osobno
you-not-here = w tej grze nie ma gracza { $answer }; są: { $words }
you-twice = dwa razy podano: { NAME($seat) }
no-bot = nie ma bota { $answer }; są: { $words }
bots-for-seats = botów: { $number }, a miejsc bez człowieka: { $seats }
welcome = woodlaw, nieoficjalny: { $players }; Mapa: { NAME($map) }, talia: { NAME($deck) }, wydanie { $printing }, ziarno { $seed }. Zaczyna: { NAME($starter) }.
going-on = woodlaw, nieoficjalny: { $players }; ciąg dalszy w { $file }.
type-help = Wpisz help, by zobaczyć, co można wpisać oprócz odpowiedzi.
will-not-be-kept = W folderze gier nie można pisać: ta gra nie będzie zapisana.
forest-lies = między polanami { $clearings }
