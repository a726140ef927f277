server-line = wiersz { $line }: { $reason }
server-record-seat = seat: w tej grze nie ma miejsca { $seat }; są: od 0 do { $most }
server-record-hidden = seat: ten zapis nie pokazuje, co widział gracz: gra nie jest skończona albo jej ręce nie były znane
server-study-long = to trwa zbyt długo
server-field = { $field }: { $reason }
study-which-card = Która to karta?
