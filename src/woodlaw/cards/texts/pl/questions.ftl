# Pytania kart.
stand-and-deliver-enemy = Komu kradniesz kartę z ręki?
better-burrow-bank-enemy = Kto jeszcze dobiera kartę?
tax-collector-clearing = Z której polany oddajesz wojownika?
codebreakers-hand = Komu zaglądasz do ręki?
