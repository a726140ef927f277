# What records say of themselves.
record-cut = line { $line } was only half written and is left out
recorded-by-rules = recorded by rules { $theirs }, now { $ours }
recorded-by-manifest = recorded by manifest { $theirs }, now { $ours }
