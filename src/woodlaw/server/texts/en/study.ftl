# What is said of records and positions that somebody sends.
server-line = line { $line }: { $reason }
server-record-seat = seat: no seat { $seat } in this game; the seats are 0 to { $most }
server-record-hidden = seat: this record does not show what a seat saw: the game is not finished, or its hands were not known
server-study-long = this takes too long
server-field = { $field }: { $reason }
study-which-card = Which card is it?
