# Lo que los registros dicen de sí mismos.
record-cut = la línea { $line } se escribió solo a medias y se omite
recorded-by-rules = grabado con las reglas { $theirs }, ahora { $ours }
recorded-by-manifest = grabado con el manifiesto { $theirs }, ahora { $ours }
