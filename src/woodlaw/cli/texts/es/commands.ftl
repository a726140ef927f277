# Lo que dicen las órdenes fuera de las partidas: la Ley, la carpeta de partidas, las repeticiones.
law-no-clause = no hay artículo { $number } en { $printing }; cerca: { $clauses }
law-elsewhere = no hay artículo { $number } en { $printing }, pero sí en { $others }; cerca: { $clauses }
law-no-fit = nada en { $printing } coincide con { $words }; se le parecen: { $clauses }
law-no-fit-at-all = nada en { $printing } coincide con { $words }; `woodlaw law` enumera los capítulos
law-not-paraphrased = Aún sin resumir.
law-in-english = (En inglés: este artículo aún no está resumido en español.)
law-p16-numbers = (Los números del texto son los de p16.)
law-in-printing = En { $printing }: { $note }
law-other-printings = Otras ediciones: { $numbers }
law-no-number = { $printing } no lo tiene
law-part-of = Parte de: { $clause }
law-before = Anterior: { $clause }
law-after = Siguiente: { $clause }
law-parts = Partes:
law-code = Código:
law-scenarios = Escenarios:
law-not-played = Ninguna partida muestra este artículo.
law-example = Ejemplo { $number } ({ $printing })
resume-none = no hay ninguna partida sin terminar en { $folder }
resume-none-free = no hay ninguna partida sin terminar, salvo las que se están jugando, en { $folder }
resume-busy = { $file }: otro proceso juega esta partida; se prueba con la siguiente más reciente
resume-list = partidas sin terminar en { $folder }, la más reciente primero:
resume-game = { $file }  { $when }  { $players }, { $number ->
        [one] 1 paso
       *[other] { $number } pasos
    }
resume-game-open = { $game }, se está jugando
replay-heading = { $file }: { $players }; mapa: { NAME($map) }, mazo: { NAME($deck) }, edición { $printing }; { $number ->
        [one] 1 paso
       *[other] { $number } pasos
    }, grabados con las reglas { $rules }.
replay-fails = { $file }: línea { $line }: { $reason }
replay-unfinished = falta: la partida no ha terminado
replay-verified = { $result } { $number ->
        [one] 1 paso es correcto
       *[other] { $number } pasos son correctos
    }; huella { $fingerprint }.
replay-stopped = Detenido tras { $done } de { $number } pasos, que son correctos.
replay-no-end = { $result } { $number ->
        [one] 1 paso es correcto
       *[other] { $number } pasos son correctos
    }; falta la línea del final.
replay-waits = { $number ->
        [one] 1 paso es correcto
       *[other] { $number } pasos son correctos
    }; sin terminar: falta { NAME($waits) } ({ $question }).
replay-waits-for-chance = { $number ->
        [one] 1 paso es correcto
       *[other] { $number } pasos son correctos
    }; sin terminar: falta un dado o una carta.
