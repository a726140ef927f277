# Jak zaczyna się gra: kto czym gra, co uzgodniono, na kogo czekamy; oraz listy gier.
web-welcome = Kto zapanuje nad lasem?
web-style-marquise = Od początku trzyma większość lasu i buduje. Dobra na pierwszą grę.
web-style-eyrie = Trzymają się planu, który rośnie co turę: potężne, póki da się go wypełnić.
web-style-alliance = Na początku nieliczny: zdobywa serca wszędzie, a potem wznieca Rewolty.
web-style-vagabond = Sam i bez armii: chodzi, gdzie chce, handluje, pomaga albo rabuje.
web-style-corvids = Knuje ukryte intrygi i blefuje: inni muszą zgadywać.
web-style-hundreds = Lord o zmiennych Nastrojach wiedzie hordę, która łupi i pali.
web-changes-places = zamiana z miejscem { $number }
web-character-of-seat = Postać przy miejscu { $number }
web-character-later = Postać: wybór później
web-whoever = Kto pierwszy przyjdzie
web-deck-standard-is = Talia z gry podstawowej. Dobra na pierwszą grę.
web-deck-exiles-is = Inne rzeczy do wytwarzania, dla tych, którzy znają podstawkę.
web-reach = Zasięg tych frakcji to { $reached }; dla { $number } graczy Prawo zaleca co najmniej { $recommended }.
web-reach-how = Taka gra bywa jednostronna albo powolna. Mimo to można w nią zagrać.
web-begin-anyway = Zacznij mimo to
web-open-table = Otwórz stół
web-together = Gra z innymi
web-days = Czas na każdą turę
web-days-none = bez limitu
web-days-number =
    { $number ->
        [one] jeden dzień
       *[other] { $number } dni
    }
web-late = Gdy ktoś się spóźnia
web-late-wait = inni czekają
web-late-bot = do końca tury odpowiada bot: { $bot }
web-watched = inni mogą oglądać
web-not-watched = nikt inny nie ogląda
web-without-chat = bez czatu
web-company = Przy stole
web-map-name = Mapa
web-terms = Co uzgodniono
web-invited = Zaproszenie do gry
web-looks-for-players = Gra, która szuka graczy
web-cannot-join = Nie ma miejsca do zajęcia
web-take = Zajmij miejsce
web-take-as = Zajmij miejsce: { NAME($seat) }
web-agree-late = Jeśli się spóźnię, do końca tury odpowiada za mnie bot ({ $bot }). Zgadzam się na to, u siebie i u innych.
web-seat-yours = twoje miejsce
web-no-open-seat = W tej grze nie ma już wolnych miejsc.
web-look-on = Oglądaj
web-come = Na miejscu: { $number } z { $most }
web-invite-again = Nowe zaproszenie na miejsce unieważnia poprzedni odnośnik.
web-host-invites = Pozostałych zaprasza ten, kto założył grę.
web-open-games = Gry, które szukają graczy
web-your-turn = Twoja kolej
web-turn-of = Odpowiada: { NAME($seat) }
web-due = Koniec czasu: { $when }
web-overdue = Czas minął: { $when }
