# Поля планшета там, где составляют позицию.
slot-corvids-actions = действий сделано
slot-corvids-plotted = интриг выложено за ход
slot-corvids-recruited = вербовка в этот ход уже была
slot-corvids-exerted = напор уже был
slot-corvids-plot = скрытая интрига: { NAME($clearing) }
slot-corvids-not = не угадано: { NAME($clearing) }
