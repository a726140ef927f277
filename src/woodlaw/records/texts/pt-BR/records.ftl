# O que os registros dizem de si mesmos.
record-cut = a linha { $line } foi gravada só pela metade e fica de fora
recorded-by-rules = gravado pelas regras { $theirs }, agora { $ours }
recorded-by-manifest = gravado pelo manifesto { $theirs }, agora { $ours }
