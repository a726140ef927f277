# Dlaczego nie, według zasad Sojuszu; ".of-1", gdy odmowa dotyczy rzeczy o tym numerze.
refused-8-2-3 = { NAME($card) }: tego Stronnika nie można na to wydać ({ NAME($wanted) }; { $supporters })
refused-8-2-5-1 = { NAME($clearing, case: "all") } ma już żeton Sympatyków
refused-8-2-6 = { NAME($word) }: trzeba oddać kartę o symbolu polany z Sympatykami ({ NAME($clearing) }, { NAME($suit) })
refused-8-4-1-1 = { NAME($clearing, case: "neg") } nie nadaje się na Rewoltę: potrzeba na niej Sympatyków, a na planszy Bazy o jej symbolu ({ $there })
refused-8-4-1-2 = dla { NAME($clearing, case: "gen") } nie wystarczy Stronników: Rewolta wymaga dwóch o jej symbolu ({ $needs }; { $supporters })
    .of-none = na żadną polanę nadającą się na Rewoltę nie ma dwóch Stronników o jej symbolu ({ $sympathetic }; Stronnicy: { $supporters })
refused-8-4-2-1 = { NAME($clearing, case: "neg") } nie sąsiaduje z Sympatykami ({ $sympathetic })
refused-8-4-2-2 = dla { NAME($clearing, case: "gen") } nie wystarczy Stronników o jej symbolu ({ $needs }; { $supporters })
    .of-none = na żadną polanę, gdzie mogliby przybyć Sympatycy, nie wystarczy Stronników o jej symbolu (koszt: { $needed }; Stronnicy: { $supporters })
refused-8-4-2-2-1 = { NAME($clearing) }: Prawo Wojny wymaga jednego Stronnika więcej ({ $needs }; { $supporters })
    .of-none = na żadną polanę, gdzie mogliby przybyć Sympatycy, nie wystarczy Stronników o jej symbolu (koszt: { $needed }; Stronnicy: { $supporters })
refused-8-5-2 = { NAME($word) }: na ręce nie ma kart
refused-8-5-3 = { NAME($card, case: "neg") } nie odpowiada symbolem polanie z Bazą, a tego wymaga Szkolenie ({ $based })
refused-8-6-1-3 = na { NAME($clearing, case: "loc") } nie ma Bazy ({ $there })
refused-8-6-1-4 = { NAME($clearing) }: Przegrupowanie wymaga tam wojownika Sojuszu ({ $there })
refused-8-6-1 = { NAME($word) }: nie ma już operacji, przeprowadzono ich tyle, ilu jest Oficerów ({ $have })
