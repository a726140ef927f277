# What people are told who are not there. It says nothing that not everybody may know.

notice-subject = Root: it is your turn
notice-turn = It is your turn in game { $game }.
notice-confirm-subject = Root: is this address yours?
notice-confirm = Somebody at a game of Root wants to be told here when it is their turn (game { $game }). If that is you, enter this code there: { $code }. If not, do nothing, and nothing more will come.
