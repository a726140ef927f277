# Was erfährt, wer nicht da ist. Es steht nichts darin, was nicht alle wissen dürfen.

notice-subject = Root: du bist dran
notice-turn = Du bist dran im Spiel { $game }.
notice-confirm-subject = Root: ist das deine Adresse?
notice-confirm = Jemand, der Root spielt, möchte hier Bescheid bekommen, wenn er oder sie dran ist (Spiel { $game }). Bist du das, gib dort diesen Code ein: { $code }. Wenn nicht, tu nichts, und es kommt nichts weiter.
