server-line = regel { $line }: { $reason }
server-record-seat = seat: in dit spel is er geen plaats { $seat }; er is: 0 tot en met { $most }
server-record-hidden = seat: dit verslag toont niet wat een plaats zag: het spel is niet afgelopen, of de handen waren niet bekend
server-study-long = dit duurt te lang
server-field = { $field }: { $reason }
study-which-card = Welke kaart is het?
