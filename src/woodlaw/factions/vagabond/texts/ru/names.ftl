# Как называется то, что есть у Бродяги; падежи как в общих названиях.
faction-vagabond =
    { $number ->
        [1] Бродяга
       *[other] Бродяга { $number }
    }
    .gen =
        { $number ->
            [1] Бродяги
           *[other] Бродяги { $number }
        }
    .dat =
        { $number ->
            [1] Бродяге
           *[other] Бродяге { $number }
        }
    .acc =
        { $number ->
            [1] Бродягу
           *[other] Бродягу { $number }
        }
    .ins =
        { $number ->
            [1] Бродягой
           *[other] Бродягой { $number }
        }
    .gender = m
piece-pawn = фишка
    .acc = фишку
    .gen = фишки
    .counted =
        { $number ->
            [one] фишку
            [few] фишки
           *[many] фишек
        }
character-thief = Вор
character-tinker = Ремесленник
character-ranger = Следопыт
character-vagrant = Скиталец
character-arbiter = Судья
character-scoundrel = Поджигатель
character-adventurer = Авантюрист
character-harrier = Налётчица
character-ronin = Ронин
character-cheat = Шулер
character-gladiator = Гладиатор
character-jailor = Тюремщик
quest-fundraising-fox = Сбор средств
quest-errand-fox = Поручение (лисы)
quest-logistics-help-fox = Помощь с перевозками (лисы)
quest-repair-a-shed-fox = Починка сарая
quest-give-a-speech-fox = Пламенная речь (лисы)
quest-guard-duty-rabbit = В карауле (зайцы)
quest-errand-rabbit = Поручение (зайцы)
quest-give-a-speech-rabbit = Пламенная речь (зайцы)
quest-fend-off-a-bear-rabbit = Прогнать медведя (зайцы)
quest-expel-bandits-rabbit = Изгнать разбойников (зайцы)
quest-expel-bandits-mouse = Изгнать разбойников (мыши)
quest-guard-duty-mouse = В карауле (мыши)
quest-fend-off-a-bear-mouse = Прогнать медведя (мыши)
quest-escort-mouse = Сопровождение
quest-logistics-help-mouse = Помощь с перевозками (мыши)
relation-indifferent = безразличие
relation-one = первая ступень
relation-two = вторая ступень
relation-allied = союзник
relation-hostile = враг
