server-line = строка { $line }: { $reason }
server-record-seat = seat: в этой игре нет места { $seat }; есть: от 0 до { $most }
server-record-hidden = seat: эта запись не показывает, что видел игрок: партия не окончена или руки не были известны
server-study-long = это занимает слишком много времени
server-field = { $field }: { $reason }
study-which-card = Какая это карта?
