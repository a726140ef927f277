# Что стоит рядом с вопросом: постоянные ответы, путь назад, чат, подсказки, пояснения.
web-aids = Ещё к этому вопросу
web-stand = Дальше отвечать так …
web-stand-how = Выбери один ответ или несколько, начиная с самого желанного: будет дан первый, который возможен. Если ни один не возможен, вопрос зададут тебе.
web-stand-scope = На какое время?
web-stand-tell = Отвечать так
web-standing = Твои постоянные ответы
web-standing-now = Один из них сейчас ответит на этот вопрос.
web-standing-no-more = Снова спрашивать

web-further = Взять назад больше …
web-further-how = До чего вернуться?
web-further-alone = Всё, что было дальше, берётся назад. Прочитать это можно и потом, зачёркнутым.
web-further-together = Всё, что было дальше, берётся назад, когда согласятся все играющие. Прочитать это можно и потом, зачёркнутым.
web-wish = Просьба { NAME($seat, case: "gen") } взять назад:
web-wish-own = Ты просишь взять назад:
web-wish-more =
    { $number ->
        [one] и ещё { $number } событие
        [few] и ещё { $number } события
       *[other] и ещё { $number } событий
    }
web-still-to-agree = Ещё не согласились: { $names }
web-agree = Согласиться
web-disagree = Не согласиться
web-withdraw = Больше не просить
web-not-agreed = Согласились не все: назад ничего не берётся.

web-with-chat = с чатом
web-chat = Чат
web-chat-unread =
    { $number ->
        [one] { $number } новая реплика
        [few] { $number } новые реплики
       *[other] { $number } новых реплик
    }
web-chat-empty = Пока никто ничего не сказал.
web-chat-say = Всем
web-chat-send = Отправить

web-leave = Выйти из игры …
web-leave-how = До конца игры вместо тебя будет играть бот, а ты сможешь смотреть. Взять это назад нельзя.
web-leave-bot = Кто играет дальше?
web-leave-now = Пусть играет бот
web-has-left = Теперь играет бот: { NAME($seat) }
web-is-helped = Из-за опоздания отвечает бот: { NAME($seat) }
web-is-back = Снова в игре: { NAME($seat) }

web-rematch = Сыграть ещё раз
web-rematch-waits = Следующая игра уже началась
web-rematch-join = Присоединиться

web-deadline = Ответ до { $when }: { NAME($seat) }.
web-deadline-you = У тебя есть время до { $when }.
web-deadline-late = После этого до конца хода отвечает бот: { $bot }.
web-helped = Время вышло, и за тебя отвечает бот.
web-here-again = Я снова здесь

web-hint = Подсказка
web-hint-is = Бот { $bot } ответил бы так:
web-hint-knows = Он знает то, что можно знать тебе, и не больше.
web-hint-thinking = Бот думает …
