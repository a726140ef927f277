# Co się dzieje według zasad Władcy Szczurów.
event-loots = { NAME($seat) } szabruje { NAME($other, case: "acc") } na polanie { $clearing } i nie zadaje wyrzuconych obrażeń
event-looted = { NAME($seat) } zabiera { NAME($other, case: "dat") } przedmiot: { NAME($item) }
event-razed = Najazd { NAME($seat, case: "gen") } na polanie { $clearing }
event-mob-die = { NAME($seat) } – wynik na kości Szturmu: { NAME($suit) }
event-mood-set = { NAME($seat) } – nowy Nastrój Lorda: { NAME($mood) }
event-mood-lasts = { NAME($seat) } – Nastrój Lorda bez zmian: { NAME($mood) }
event-oppressed = { NAME($seat) } nęka { $number ->
        [one] { $number } polanę
        [few] { $number } polany
       *[many] { $number } polan
    }
event-hoarded = { NAME($seat) } dodaje do Skarbca przedmiot: { NAME($item) }, pole { $space }
event-hoard-values = { NAME($seat) }: Dowództwo { $command }, Waleczność { $prowess }
