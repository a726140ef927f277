server-line = línea { $line }: { $reason }
server-record-seat = seat: en esta partida no hay puesto { $seat }; hay: de 0 a { $most }
server-record-hidden = seat: este registro no muestra lo que veía un jugador: la partida no ha terminado o sus manos no se conocían
server-study-long = esto tarda demasiado
server-field = { $field }: { $reason }
study-which-card = ¿Qué carta es?
