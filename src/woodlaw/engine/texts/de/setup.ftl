# Was daran nicht stimmt, wer spielen soll.
setup-only-so-often = { NAME($player) } { GENDER($player) ->
        [pl] können
       *[other] kann
    } nur { $times ->
        [1] einmal
        [2] zweimal
       *[other] { $times }-mal
    } mitspielen
setup-no-pick = für { NAME($seat, case: "acc") } gibt es diese Wahl nicht: { $pick }
