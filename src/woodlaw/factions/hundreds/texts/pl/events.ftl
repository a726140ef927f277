# Co się dzieje według zasad Władcy Szczurów.
event-loots = { NAME($seat) } szabruje { NAME($other, case: "acc") } na polanie { $clearing } i nie zadaje wyrzuconych obrażeń
event-looted = { NAME($seat) } zabiera { NAME($other, case: "dat") } przedmiot: { NAME($item) }
event-razed = { NAME($seat) } dokonuje Najazdu na polanie { $clearing }
event-mob-die = na kości Szturmu { NAME($seat, case: "gen") } wypada symbol: { NAME($suit) }
event-mood-set = nowy Nastrój { NAME($seat, case: "gen") }: { NAME($mood) }
event-mood-lasts = Nastrój { NAME($seat, case: "gen") } się nie zmienia: { NAME($mood) }
event-oppressed = { NAME($seat) } nęka { $number ->
        [one] { $number } polanę
        [few] { $number } polany
       *[many] { $number } polan
    }
event-hoarded = { NAME($seat) } kładzie na polu { $space } toru w Skarbcu przedmiot: { NAME($item) }
event-hoard-values = { NAME($seat) } ma Dowództwo { $command } i Waleczność { $prowess }
