# De vakken van het bord, waar een stelling wordt opgebouwd.
slot-corvids-actions = gedane acties
slot-corvids-plotted = complotten die deze beurt geplaatst zijn
slot-corvids-recruited = hebben deze beurt gerekruteerd
slot-corvids-exerted = hebben zich ingespannen
slot-corvids-plot = gesloten complot: { NAME($clearing) }
slot-corvids-not = fout geraden: { NAME($clearing) }
