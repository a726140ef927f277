# Was Aufzeichnungen von sich selbst sagen.
record-cut = Zeile { $line } ist nur halb geschrieben und wird ausgelassen
recorded-by-rules = aufgezeichnet nach Regeln { $theirs }, jetzt { $ours }
recorded-by-manifest = aufgezeichnet nach Manifest { $theirs }, jetzt { $ours }
