/** A new game as an address describes it. */

import type { NewGame, NewSeat } from './api'

const SEATS = 'marquise=me,eyrie=greedy'

/** The game of `seats=marquise=me,vagabond:thief=greedy`, with `map`, `deck`, `printing`, `first`
 * and `seed` if they are there. */
export function readGame(query: URLSearchParams): NewGame {
  const game: NewGame = { seats: (query.get('seats') ?? SEATS).split(',').map(readSeat) }
  for (const field of ['map', 'deck', 'printing', 'first'] as const) {
    const value = query.get(field)
    if (value) game[field] = value
  }
  const seed = query.get('seed')
  if (seed) game.seed = Number(seed)
  return game
}

function readSeat(words: string): NewSeat {
  const [faction = '', player = 'greedy'] = words.split('=')
  return { faction, player }
}
