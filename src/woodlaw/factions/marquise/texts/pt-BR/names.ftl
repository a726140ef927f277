# Como se chama o que é dos Marqueses; as formas, como nos nomes comuns.
faction-marquise = Marqueses
    .the = os Marqueses
    .of = dos Marqueses
    .to = aos Marqueses
    .gender = pl
piece-sawmill = serraria
    .a = uma serraria
    .the = a serraria
    .of = da serraria
    .counted =
        { $number ->
            [1] serraria
           *[other] serrarias
        }
piece-workshop = oficina
    .a = uma oficina
    .the = a oficina
    .of = da oficina
    .counted =
        { $number ->
            [1] oficina
           *[other] oficinas
        }
piece-recruiter = recrutador
    .a = um recrutador
    .the = o recrutador
    .of = do recrutador
    .counted =
        { $number ->
            [1] recrutador
           *[other] recrutadores
        }
piece-keep = Torre da Guarda
    .short = Torre
    .a = a Torre da Guarda
    .the = a Torre da Guarda
    .of = da Torre da Guarda
    .counted =
        { $number ->
            [1] Torre da Guarda
           *[other] Torres da Guarda
        }
piece-wood = madeira
    .a = uma madeira
    .the = a madeira
    .of = da madeira
    .counted =
        { $number ->
            [1] madeira
           *[other] madeiras
        }
