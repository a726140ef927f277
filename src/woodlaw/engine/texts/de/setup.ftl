# Was daran nicht stimmt, wer spielen soll.
setup-only-so-often = { NAME($player) } kann nur { $times ->
        [1] einmal
        [2] zweimal
       *[other] { $times }-mal
    } mitspielen
setup-no-pick = { NAME($seat) } hat kein { $pick }
