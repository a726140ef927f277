# Что говорит клиент в браузере сверх того, что говорит пакет.
web-language = Язык
web-theme = Цвета
web-theme-auto = автоматически
web-theme-light = светлые
web-theme-dark = тёмные
web-no-page = Такой страницы нет.
web-to-start = На главную
web-no-server = Сервер не отвечает. Попробуй чуть позже.
web-close = Закрыть
web-law-note = Нашими словами. При расхождении решает Закон Root издателя.
web-fan-work = woodlaw — неофициальная работа поклонников. Root принадлежит Leder Games.

web-new-game = Новая партия
web-faction-of-seat = Фракция на месте { $number }
web-player-of-seat = Кто играет на месте { $number }
web-bot = Бот: { $bot }
web-by-invite = По приглашению
web-remove-seat = Убрать место { $number }
web-add-seat = Ещё одно место
web-deck = Колода
web-begin = Начать
web-beginning = Партия начинается…
web-your-games = Твои партии
web-status-waiting = ждёт игроков
web-status-running = идёт
web-status-over = окончена
web-invite-used = Это приглашение уже использовано, или его никогда не было.

web-waiting = Партия начнётся, когда все места будут заняты.
web-seat-taken = занято
web-seat-open = свободно
web-make-invite = Создать приглашение
web-invite-link = Передай эту ссылку; она действует один раз:
web-copy = Скопировать
web-copied = Скопировано

web-round = Раунд { $round }
web-score-track = Очки
web-score-of = { NAME($seat) }: { $points }
web-map = Лесной край
web-zoom-in = Приблизить
web-zoom-out = Отдалить
web-clearing = { NAME($clearing) }, { NAME($suit) }
web-ruled-by = правит { NAME($seat) }
web-slots = свободные ячейки: { $number }
web-ruin = руина
web-legal = можно выбрать
web-pieces = { NAME($seat) }: { $number } { NAME($kind, $number) }
web-options = Ответы
web-not-now = Сейчас нельзя — почему?
web-clause = Пункт { $number } Закона
web-undo = Отменить
web-why-not = { $answer } — почему нет?
web-pass-on = Теперь очередь { NAME($seat, case: "gen") }. Передай экран.
web-i-am = Я играю за фракцию: { NAME($seat) }
web-lost-connection = Связь потеряна; подключаемся снова…
web-refused-connection = Сервер не пускает тебя к этой партии.
web-hand = Твои карты
web-hand-empty = карт нет
web-cost = стоимость: { $cost }
web-gives = даёт предмет: { NAME($item) }
web-boards = Планшеты
web-log = Что произошло
web-to = Перейти
web-to-question = Вопрос
web-to-boards = Планшеты
web-to-log = События
web-deck-size = Колода: { $number }
web-discard = Сброс: { $number }
web-item-supply = Предметы, которые ещё можно смастерить
web-dominance = Карты превосходства, которые можно взять
web-where-to = Куда? То же место ещё раз — вернуть обратно.
web-fewer = на один меньше
web-more = на один больше
web-so-many = столько: { $number }
web-battle-in = Сражение: { NAME($clearing) }

web-space =
    { $state ->
        [free] место { $place }, открыто: очки { $points }, цена { $cost }
       *[other] место { $place }, закрыто: очки { $points }, цена { $cost }
    }
