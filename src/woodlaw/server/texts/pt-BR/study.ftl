server-line = linha { $line }: { $reason }
server-record-seat = seat: nesta partida não há lugar { $seat }; há: de 0 a { $most }
server-record-hidden = seat: este registro não mostra o que um jogador via: a partida não acabou ou as mãos não eram conhecidas
server-study-long = isto demora demais
server-field = { $field }: { $reason }
study-which-card = Que carta é?
