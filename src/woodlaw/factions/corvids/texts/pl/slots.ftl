# Pola planszy tam, gdzie układa się pozycję.
slot-corvids-actions = wykonane akcje
slot-corvids-plotted = Intrygi umieszczone w tej turze
slot-corvids-recruited = werbunek w tej turze już był
slot-corvids-exerted = Wysiłek już był
slot-corvids-plot = zakryta Intryga: { NAME($clearing) }
slot-corvids-not = błędne typy: { NAME($clearing) }
