# Lo que se dice a quien no está. No dice nada que no pueda saber cualquiera.

notice-subject = Root: te toca
notice-turn = Te toca en la partida { $game }.
notice-confirm-subject = Root: ¿es tuya esta dirección?
notice-confirm = Alguien que juega a Root quiere que se le avise aquí cuando le toque (partida { $game }). Si eres tú, introduce allí este código: { $code }. Si no, no hagas nada y no llegará nada más.
