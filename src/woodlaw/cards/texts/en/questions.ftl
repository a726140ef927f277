# The questions of cards.
stand-and-deliver-enemy = Choose whose hand to steal a card from
better-burrow-bank-enemy = Choose who draws a card too
tax-collector-clearing = Choose the clearing whose warrior you give up
codebreakers-hand = Choose whose hand to look at
