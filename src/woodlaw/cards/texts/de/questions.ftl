# Die Fragen der Karten.
stand-and-deliver-enemy = Wem stiehlst du eine Handkarte?
better-burrow-bank-enemy = Wer zieht außer dir eine Karte?
tax-collector-clearing = Von welcher Lichtung gibst du einen Krieger auf?
codebreakers-hand = Wessen Handkarten siehst du dir an?
