# Co zapisy mówią o sobie.
record-cut = wiersz { $line } zapisano tylko w połowie, więc jest pominięty
recorded-by-rules = zapis według reguł { $theirs }, teraz { $ours }
recorded-by-manifest = zapis według manifestu { $theirs }, teraz { $ours }
