# Wat opnamen over zichzelf zeggen.
record-cut = regel { $line } is maar half geschreven en wordt weggelaten
recorded-by-rules = opgenomen met regels { $theirs }, nu { $ours }
recorded-by-manifest = opgenomen met manifest { $theirs }, nu { $ours }
