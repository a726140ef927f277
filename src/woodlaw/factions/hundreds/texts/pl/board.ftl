# Plansza Władcy Szczurów.
board-command = Dowództwo { $number }
board-prowess = Waleczność { $number }
amount-advances-left = jeszcze { $number ->
        [one] 1 natarcie
        [few] { $number } natarcia
       *[many] { $number } natarć
    }
amount-strongholds-left = w zasobach { $number ->
        [one] 1 Warownia
        [few] { $number } Warownie
       *[many] { $number } Warowni
    }
amount-mobs-left = w zasobach { $number ->
        [one] 1 żeton Szturmu
        [few] { $number } żetony Szturmu
       *[many] { $number } żetonów Szturmu
    }
board-hoard = Skarbiec
board-command-track = Dowództwo
board-prowess-track = Waleczność
mood-bitter-does = przed rzutem w jego walkach żetony Szturmu u niego i obok stają się wojownikami
mood-grandiose-does = Lord naciera, zanim zaczną się rozkazy
mood-jubilant-does = po szturmie u niego można do czterech razy rzucić kością Szturmu
mood-lavish-does = na koniec Świtu każdy przedmiot można oddać za dwóch wojowników
mood-relentless-does = natarcie z ruchem i walką trwa dalej: jeszcze jedno z nich
mood-rowdy-does = jedna karta więcej albo dwie, gdy są u niego trzy komponenty przeciwników
mood-stubborn-does = pierwsze otrzymane obrażenie w jego walkach się nie liczy
mood-wrathful-does = dodatkowe obrażenie tam, gdzie atakuje
