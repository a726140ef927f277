# Las preguntas de las cartas.
stand-and-deliver-enemy = ¿A quién le robas una carta de la mano?
better-burrow-bank-enemy = ¿Quién más roba una carta?
tax-collector-clearing = ¿De qué claro entregas un guerrero?
codebreakers-hand = ¿A quién le miras la mano?
