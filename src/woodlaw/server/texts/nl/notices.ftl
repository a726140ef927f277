# Wat iemand hoort die er niet is. Er staat niets in dat niet iedereen mag weten.

notice-subject = Root: je bent aan de beurt
notice-turn = Je bent aan de beurt in spel { $game }.
notice-confirm-subject = Root: is dit jouw adres?
notice-confirm = Iemand die Root speelt wil hier horen wanneer die aan de beurt is (spel { $game }). Ben jij dat, voer daar dan deze code in: { $code }. Zo niet, doe dan niets, en er komt niets meer.
