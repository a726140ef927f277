# Die Angaben auf der Tafel, wo eine Stellung gebaut wird.
slot-corvids-actions = getätigte Aktionen
slot-corvids-plotted = in diesem Zug gelegte Pläne
slot-corvids-recruited = haben in diesem Zug rekrutiert
slot-corvids-exerted = haben sich angestrengt
slot-corvids-plot = verdeckter Plan: { NAME($clearing) }
slot-corvids-not = falsch geraten: { NAME($clearing) }
