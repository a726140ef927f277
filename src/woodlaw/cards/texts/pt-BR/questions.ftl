# As perguntas das cartas.
stand-and-deliver-enemy = Roubar uma carta da mão de quem?
better-burrow-bank-enemy = Quem também compra uma carta?
tax-collector-clearing = De qual clareira sai o guerreiro que você cede?
codebreakers-hand = Olhar a mão de quem?
