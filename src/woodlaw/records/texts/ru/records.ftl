# Что записи говорят о себе.
record-cut = строка { $line } записана лишь наполовину и пропущена
recorded-by-rules = записано по правилам { $theirs }, сейчас { $ours }
recorded-by-manifest = записано по манифесту { $theirs }, сейчас { $ours }
