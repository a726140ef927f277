# Поля планшета там, где составляют позицию.
slot-marquise-actions = осталось действий
slot-marquise-acted = действия уже начаты
slot-marquise-recruited = вербовка в этот ход уже была
