/** The guide: on in somebody's first game, or where it is asked for; each question once. */

import { keep, kept } from './keeping'

const FIRST_GAME = 'first-game'
const IS_ON = 'guide'
const SEEN = 'guide-seen'

export class Guide {
  isOn = $state(false)
  seen = $state.raw<ReadonlySet<string>>(new Set((kept(SEEN) ?? '').split(' ').filter(Boolean)))

  /** Open a game: of how many that somebody plays, this one among them. */
  open(id: string, games: number): void {
    if (kept(FIRST_GAME) === null) keep(FIRST_GAME, games <= 1 ? id : '-')
    const said = kept(IS_ON)
    this.isOn = said === null ? kept(FIRST_GAME) === id : said === 'on'
  }

  /** Turn it on or off for this game and those to come; turned on anew it begins anew. */
  turn(isOn: boolean): void {
    this.isOn = isOn
    keep(IS_ON, isOn ? 'on' : 'off')
    if (isOn) this.remember(new Set())
  }

  /** A question has been explained, and is not explained again. */
  see(question: string): void {
    this.remember(new Set([...this.seen, question]))
  }

  private remember(seen: ReadonlySet<string>): void {
    this.seen = seen
    keep(SEEN, [...seen].join(' '))
  }
}
