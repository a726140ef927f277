"""One table for people in many places: the server alone has the state, the dice and the decks."""
