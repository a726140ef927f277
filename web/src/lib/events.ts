/** What events tell, by their messages and facts. */

import type { Fact, Told } from './frames'

/** Whether an event is the beginning of a turn. */
export function isTurn({ message }: Told): boolean {
  return message === 'event-turn'
}

/** The seat that a fact such as `faction-eyrie` names. */
export function seatIn(fact: Fact | undefined): string {
  return String(fact ?? '').replace(/^faction-/, '')
}
