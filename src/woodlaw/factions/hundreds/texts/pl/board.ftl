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
mood-bitter-does = w walce na polanie Lorda można zamienić żetony Szturmu stąd i z sąsiednich polan na wojowników
mood-grandiose-does = Natarcie Lordem przed krokiem Rozkazuj Szczurom
mood-jubilant-does = po Przypuszczaniu Szturmu na polanie Lorda można do czterech razy rzucić kością Szturmu
mood-lavish-does = na koniec Świtu każdy przedmiot ze Skarbca można oddać za dwóch wojowników
mood-relentless-does = po natarciu z ruchem i walką jeszcze jedno z nich
mood-rowdy-does = jedna karta więcej albo dwie, gdy na polanie Lorda są trzy komponenty przeciwników
mood-stubborn-does = w walkach na polanie Lorda pierwsze przyjęte obrażenie się nie liczy
mood-wrathful-does = dodatkowe obrażenie w atakach na polanie Lorda
