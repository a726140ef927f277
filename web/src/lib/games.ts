/** Games before they begin and in lists: what is agreed, who sits where, which come first, and when
 * somebody has to have answered. */

import type { OwnGame, SeatInfo } from './frames'

/** What is agreed where nobody answers for who is late. */
export const WAIT = 'wait'

const RANK: Record<OwnGame['status'], number> = { running: 1, waiting: 2, over: 3 }
const SPANS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
]

/** Seats as the server names them: a faction's second is `vagabond-2`. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  const factions = seats.map(({ faction }) => factionOf(faction))
  return factions.map((faction, n) => {
    const before = factions.slice(0, n).filter((each) => each === faction).length
    return before ? `${faction}-${before + 1}` : faction
  })
}

/** The faction of `vagabond:thief`. */
export function factionOf(player: string): string {
  return player.split(':')[0] ?? ''
}

/** Whether a game waits for whoever looks at its list. */
export function isAsked(game: OwnGame): boolean {
  return game.asked !== null && game.mine.includes(game.asked)
}

/** The games that are played, those that are to begin and those that are over, the newest first. */
export function sorted(games: readonly OwnGame[]): OwnGame[] {
  const rank = (game: OwnGame): number => RANK[game.status]
  return [...games].sort((one, other) => rank(one) - rank(other) || other.made - one.made)
}

/** How long it is until a time, in the largest unit that fits: in two days, an hour ago. */
export function until(time: number, lang: string, now = Date.now()): string {
  const left = time - now
  const [unit, span] = SPANS.find(([, long]) => Math.abs(left) >= long) ?? ['minute', 60 * 1000]
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(Math.trunc(left / span), unit)
}
