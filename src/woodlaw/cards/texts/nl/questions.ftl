# De vragen van kaarten.
stand-and-deliver-enemy = Van wie steel je een kaart?
better-burrow-bank-enemy = Wie trekt er ook een kaart?
tax-collector-clearing = Van welke open plek geef je een krijger op?
codebreakers-hand = Wiens hand bekijk je?
