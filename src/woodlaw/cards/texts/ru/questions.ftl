# Вопросы карт.
stand-and-deliver-enemy = У кого украсть карту из руки?
better-burrow-bank-enemy = Кто тоже берёт карту?
tax-collector-clearing = На какой поляне отдать воина?
codebreakers-hand = Чью руку посмотреть?
