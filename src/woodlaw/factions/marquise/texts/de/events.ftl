# Was durch die Marquise geschieht: eine Meldung je Ereignis.
event-saved = { NAME($seat) } rettet { $number } Krieger auf Lichtung { $clearing }
