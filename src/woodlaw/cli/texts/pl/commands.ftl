# Co polecenia mówią poza grą: Księga Praw, folder gier, odtwarzanie.
law-no-clause = w { $printing } nie ma przepisu { $number }; podobne: { $clauses }
law-elsewhere = przepisu { $number } nie ma w { $printing }, lecz jest w { $others }; podobne: { $clauses }
law-no-fit = w { $printing } nic nie pasuje do { $words }; podobne: { $clauses }
law-no-fit-at-all = w { $printing } nic nie pasuje do { $words }; `woodlaw law` wymienia rozdziały
law-not-paraphrased = Jeszcze nie omówiono.
law-in-english = (Po angielsku: tego przepisu jeszcze nie omówiono po polsku.)
law-p16-numbers = (Numery w tekście są z wydania p16.)
law-in-printing = W { $printing }: { $note }
law-other-printings = Inne wydania: { $numbers }
law-no-number = { $printing } brak
law-part-of = Należy do: { $clause }
law-before = Poprzedni: { $clause }
law-after = Następny: { $clause }
law-parts = Części:
law-code = Kod:
law-scenarios = Scenariusze:
law-not-played = Żadna partia nie pokazuje tego przepisu.
law-example = Przykład { $number } ({ $printing })
resume-none = nie ma niedokończonej gry w { $folder }
resume-none-free = nie ma niedokończonej gry, oprócz tych, które się toczą, w { $folder }
resume-busy = { $file }: tę grę prowadzi inny proces; próba z następną co do świeżości
resume-list = niedokończone gry w { $folder }, najnowsze najpierw:
resume-game = { $file }  { $when }  { $players }, { $number ->
        [one] 1 krok
        [few] { $number } kroki
       *[many] { $number } kroków
    }
resume-game-open = { $game }, właśnie się toczy
replay-heading = { $file }: { $players }; Mapa: { NAME($map) }, talia: { NAME($deck) }, wydanie { $printing }; { $number ->
        [one] 1 krok
        [few] { $number } kroki
       *[many] { $number } kroków
    }, zapis według reguł { $rules }.
replay-fails = { $file }: wiersz { $line }: { $reason }
replay-unfinished = brak tego wiersza: gra nie jest skończona
replay-verified = { $result } { $number ->
        [one] 1 krok się zgadza
        [few] { $number } kroki się zgadzają
       *[many] { $number } kroków się zgadza
    }; odcisk { $fingerprint }.
replay-stopped = Zatrzymano po tylu krokach: { $done } z { $number }; zgadzają się.
replay-no-end = { $result } { $number ->
        [one] 1 krok się zgadza
        [few] { $number } kroki się zgadzają
       *[many] { $number } kroków się zgadza
    }; brakuje wiersza zakończenia.
replay-waits = { $number ->
        [one] 1 krok się zgadza
        [few] { $number } kroki się zgadzają
       *[many] { $number } kroków się zgadza
    }; gra niedokończona, czeka: { NAME($waits) } ({ $question }).
replay-waits-for-chance = { $number ->
        [one] 1 krok się zgadza
        [few] { $number } kroki się zgadzają
       *[many] { $number } kroków się zgadza
    }; gra niedokończona, czeka na kość lub kartę.
