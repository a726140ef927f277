# Что команды говорят вне партий: «Законы леса», папка партий, повторы.
law-no-clause = в { $printing } нет пункта { $number }; рядом: { $clauses }
law-elsewhere = пункта { $number } нет в { $printing }, но он есть в { $others }; рядом: { $clauses }
law-no-fit = в { $printing } ничего не подходит к { $words }; похожие: { $clauses }
law-no-fit-at-all = в { $printing } ничего не подходит к { $words }; `woodlaw law` перечисляет главы
law-not-paraphrased = Пока без пересказа.
law-in-english = (По-английски: по-русски этот пункт ещё не изложен.)
law-p16-numbers = (Номера в тексте – по изданию p16.)
law-in-printing = В { $printing }: { $note }
law-other-printings = Другие издания: { $numbers }
law-no-number = { $printing } нет
law-part-of = Входит в: { $clause }
law-before = Предыдущий: { $clause }
law-after = Следующий: { $clause }
law-parts = Части:
law-code = Код:
law-scenarios = Сценарии:
law-not-played = Ни одна партия не показывает этот пункт.
law-example = Пример { $number } ({ $printing })
resume-none = нет незавершённой партии в { $folder }
resume-none-free = нет незавершённой партии, кроме тех, что идут сейчас, в { $folder }
resume-busy = { $file }: эту партию ведёт другой процесс; берётся следующая по новизне
resume-list = незавершённые партии в { $folder }, сначала новые:
resume-game = { $file }  { $when }  { $players }, { $number ->
        [one] { $number } шаг
        [few] { $number } шага
       *[many] { $number } шагов
    }
resume-game-open = { $game }, идёт сейчас
replay-heading = { $file }: { $players }; поле: { NAME($map) }, колода: { NAME($deck) }, издание { $printing }; { $number ->
        [one] { $number } шаг
        [few] { $number } шага
       *[many] { $number } шагов
    }, записано по правилам { $rules }.
replay-fails = { $file }: строка { $line }: { $reason }
replay-unfinished = её нет: партия не завершена
replay-verified = { $result } { $number ->
        [one] { $number } шаг верен
        [few] { $number } шага верны
       *[many] { $number } шагов верны
    }; отпечаток { $fingerprint }.
replay-stopped = Остановлено; пройдено шагов: { $done } из { $number }, они верны.
replay-no-end = { $result } { $number ->
        [one] { $number } шаг верен
        [few] { $number } шага верны
       *[many] { $number } шагов верны
    }; нет строки с концом партии.
replay-waits = { $number ->
        [one] { $number } шаг верен
        [few] { $number } шага верны
       *[many] { $number } шагов верны
    }; партия не завершена, очередь: { NAME($waits) } ({ $question }).
replay-waits-for-chance = { $number ->
        [one] { $number } шаг верен
        [few] { $number } шага верны
       *[many] { $number } шагов верны
    }; партия не завершена, очередь за кубиком или картой.
