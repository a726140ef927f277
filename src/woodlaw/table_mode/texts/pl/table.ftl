# Co się mówi tam, gdzie gra się prawdziwym pudełkiem.

table-welcome = woodlaw, nieoficjalny: przy prawdziwym stole: { $players }; Mapa: { NAME($map) }, talia: { NAME($deck) }, wydanie { $printing }.
table-how = Wpisuj wyniki rzutów i karty, gdy są pokazywane; ręce pozostają ukryte. Resztę wyjaśnia help.
table-help =
    Odpowiadaj za tego, kogo dotyczy pytanie, tak jak dzieje się to przy stole:
    kluczem opcji, jej nazwą albo całym zamiarem, na przykład
    "przekucie Miecz" lub "ruch 2 wojowników 7 8"; nazwy można też podawać
    angielskimi słowami. 0 to zawsze koniec (done). Kości wpisuj tak, jak
    wypadły: "2 1".

    Karty nazywaj wtedy, gdy widzą je wszyscy, i tylko wtedy. Karta, która trafia
    tam, gdzie inni jej nie widzą, to "niewidziana". Kilka kart wydanych lub
    odrzuconych razem można podać w jednym wierszu, w dowolnej kolejności.

      why SŁOWA   dlaczego tego tu nie wolno albo do czego by to prowadziło; bez
                  SŁÓW: co mówi Księga Praw
      law SŁOWA   przepis o podanym numerze albo przepisy pasujące do słowa
      undo        cofa ostatni wpis, i tak dalej aż do początku
      board [N]   Mapa i to, co leży przed graczami; N: jedna polana albo czyja
                  plansza: nazwa Frakcji
      map  table  sama Mapa; wszystko, co na niej jest, słowami i liczbami
      log [N]     ostatnie N zdarzeń (20)
      save [NAZWA]  gdzie jest zapisana gra; NAZWA: kopia w NAZWA.jsonl
      help  quit  "woodlaw resume" wznawia zatrzymaną grę

    Przy dwóch Włóczęgach nie wpisuje się tego, co jeden widzi pod ruinami:
    tylko to, co stamtąd bierze, albo "nic".
table-asked = { NAME($seat) }: { $question }
table-or-card = albo karta, podana z nazwy:
table-setup-starting-player = Kto zaczyna?
table-setup-order-first = Który Włóczęga przygotowuje się pierwszy?
table-battle-roll = Rzuć obiema kośćmi: jaki jest wynik?
table-vagabond-explore-item = Jaki przedmiot leży pod ruinami?
table-hundreds-raze-ruin-item = Jaki przedmiot leży pod najechanymi ruinami?
table-hundreds-mob-die-roll = Rzuć kością Szturmu: jaki symbol wypadł?
table-vagabond-draw-quests-quest = Którą Misję odkryto?
table-vagabond-new-quest-quest = Którą Misję odkryto?
table-alliance-draw-supporters-card = Stos jest pełny: którą kartę dobrano i odrzucono?
table-laid-open = Które karty ({ $holder }) trzeba odrzucić? Wymień wszystkie albo wpisz "nic"
table-laid-open-drawn = Dobrano Stronnika; których trzeba teraz odrzucić? Wymień wszystkich albo wpisz "nic"
table-gloss-unseen = karta, która trafia tam, gdzie inni jej nie widzą
table-gloss-stays = zostaje tam, niewidziany przez innych
word-unseen = niewidziana
word-none = nic
table-after-laid = { $word } podaje się po kartach, które się odkrywa
table-not-unseen = żadna karta nie przechodzi tu niewidziana; podaj jej nazwę
table-not-under = sądząc po tym, co wszyscy widzieli, tam nie może leżeć { $item }
table-lies-open = { $number ->
        [one] karty { $card } nie może tam być: leży odkryta
       *[other] karty { $card } nie może tam być: odkryte są wszystkie egzemplarze ({ $number })
    }
table-not-played = kartą { $card } się nie gra
table-not-there = karty { $card } nie może tam być, sądząc po tym, co wszyscy widzieli
table-not-laid = karty { $card } nie trzeba odkrywać
table-not-just-these = to nie mogą być akurat te karty { NAME($seat, case: "gen") }, sądząc po tym, co było widać
table-no-outcome = to zdarzenie nie może się skończyć tak: { $word }
table-hidden = zakryte
table-no-words = brak słów
table-no-card = w tej talii nie ma karty { $word }
table-nothing-to-undo = Nie ma czego cofać.
table-hidden-pieces = --table: jeszcze bez Kruczej Konspiracji, której Intrygi leżą zakryte na Mapie.
table-none-of-both = --table jest dla graczy z prawdziwym pudełkiem; nie łączy się z { $option }.
