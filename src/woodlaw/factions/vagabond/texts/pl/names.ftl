# Jak się nazywa to, co ma Włóczęga; przypadki jak w nazwach wspólnych.
faction-vagabond =
    { $number ->
        [1] Włóczęga
       *[other] Włóczęga { $number }
    }
    .gen =
        { $number ->
            [1] Włóczęgi
           *[other] Włóczęgi { $number }
        }
    .dat =
        { $number ->
            [1] Włóczędze
           *[other] Włóczędze { $number }
        }
    .acc =
        { $number ->
            [1] Włóczęgę
           *[other] Włóczęgę { $number }
        }
    .ins =
        { $number ->
            [1] Włóczęgą
           *[other] Włóczęgą { $number }
        }
    .gender = m
piece-pawn = pionek
    .acc = pionek
    .gen = pionka
    .counted =
        { $number ->
            [one] pionek
            [few] pionki
           *[many] pionków
        }
character-thief = Złodziej
character-tinker = Majsterkowicz
character-ranger = Ranger
character-vagrant = Przybłęda
character-arbiter = Rozjemca
character-scoundrel = Łotr
character-adventurer = Poszukiwacz Przygód
character-harrier = Lotnik
character-ronin = Ronin
character-cheat = Szuler
character-gladiator = Gladiator
character-jailor = Strażnik Więzienny
quest-fundraising-fox = Zbiórka Pieniędzy
quest-errand-fox = Sprawunki (lis)
quest-logistics-help-fox = Pomoc w Logistyce (lis)
quest-repair-a-shed-fox = Naprawa Szopy
quest-give-a-speech-fox = Przemowa (lis)
quest-guard-duty-rabbit = Służba na Warcie (królik)
quest-errand-rabbit = Sprawunki (królik)
quest-give-a-speech-rabbit = Przemowa (królik)
quest-fend-off-a-bear-rabbit = Odpędzenie Niedźwiedzia (królik)
quest-expel-bandits-rabbit = Przegnanie Bandytów (królik)
quest-expel-bandits-mouse = Przegnanie Bandytów (mysz)
quest-guard-duty-mouse = Służba na Warcie (mysz)
quest-fend-off-a-bear-mouse = Odpędzenie Niedźwiedzia (mysz)
quest-escort-mouse = Eskorta
quest-logistics-help-mouse = Pomoc w Logistyce (mysz)
relation-indifferent = Neutralny
relation-one = pierwszy poziom
relation-two = drugi poziom
relation-allied = Sojusznik
relation-hostile = Wróg
