# Как начинается партия: кто за кого играет, о чём договорились, кого ждут; и списки партий.
web-welcome = Кто будет править лесом?
web-style-marquise = С самого начала держит почти весь лес и строит. Хороша для первой партии.
web-style-eyrie = Следует плану, который растёт каждый ход: могучая, пока он выполним.
web-style-alliance = Поначалу немногочислен: завоёвывает сердца повсюду, а потом поднимает восстания.
web-style-vagabond = Один и без армии: ходит где хочет, торгует, помогает или грабит.
web-style-corvids = Плетёт тайные козни и блефует: остальным приходится гадать.
web-style-hundreds = Переменчивый предводитель ведёт орду, которая грабит и жжёт.
web-changes-places = обмен с местом { $number }
web-character-of-seat = Персонаж места { $number }
web-character-later = Персонаж: выбор позже
web-whoever = Кто придёт первым
web-deck-standard-is = Колода базовой игры. Хороша для первой партии.
web-deck-exiles-is = Другие вещи для ремесла — для тех, кто знает базовую игру.
web-reach = Коэффициент этих фракций — { $reached }; для { $number } игроков Закон рекомендует не меньше { $recommended }.
web-reach-how = Такая партия бывает неровной или вялой. Но сыграть её можно.
web-begin-anyway = Всё равно начать
web-open-table = Открыть стол
web-together = Игра с другими
web-days = Время на каждый ход
web-days-none = без ограничения
web-days-number =
    { $number ->
        [one] { $number } день
        [few] { $number } дня
       *[other] { $number } дней
    }
web-late = Если кто-то опаздывает
web-late-wait = остальные ждут
web-late-bot = до конца хода отвечает бот: { $bot }
web-watched = другие могут смотреть
web-not-watched = посторонние не смотрят
web-without-chat = без чата
web-company = За столом
web-map-name = Поле
web-terms = О чём договорились
web-invited = Приглашение в партию
web-looks-for-players = Партия ищет игроков
web-cannot-join = Места нет
web-take = Занять место
web-take-as = Занять место: { NAME($seat) }
web-agree-late = Если я опоздаю, до конца хода за меня отвечает бот ({ $bot }). Я принимаю это и для себя, и для других.
web-seat-yours = твоё место
web-no-open-seat = В этой партии больше нет свободных мест.
web-look-on = Смотреть
web-come = Здесь: { $number } из { $most }
web-invite-again = Новое приглашение на место отменяет прежнюю ссылку.
web-host-invites = Остальных приглашает тот, кто создал партию.
web-open-games = Партии ищут игроков
web-your-turn = Твой ход
web-turn-of = Отвечает: { NAME($seat) }
web-due = Время истекает: { $when }
web-overdue = Время истекло: { $when }
