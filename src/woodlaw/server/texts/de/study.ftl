server-line = Zeile { $line }: { $reason }
server-record-seat = seat: in diesem Spiel gibt es keinen Platz { $seat }; es gibt: 0 bis { $most }
server-record-hidden = seat: diese Aufzeichnung zeigt nicht, was ein Platz sah: das Spiel ist nicht zu Ende, oder die Hände waren nicht bekannt
server-study-long = das dauert zu lange
server-field = { $field }: { $reason }
study-which-card = Welche Karte ist es?
