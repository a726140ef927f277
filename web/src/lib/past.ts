/** The log as a way back: the steps behind which the game could go on anew. */

import type { Entry } from './frames'

/** A step to go back behind, and the first thing that would be undone. */
export interface WayBack {
  to: number
  undone: Entry
}

/** The ways back, the shortest first: to before each step that told something and still holds. */
export function waysBack(log: readonly Entry[]): WayBack[] {
  const steps = log.filter(({ undone, events, kind }) => !undone && (events.length || kind === 'undone'))
  return steps
    .slice(1)
    .map((entry, n) => ({ to: (steps[n] as Entry).at, undone: entry }))
    .filter(({ undone }) => undone.kind === 'answered')
    .reverse()
}

/** The steps that going back behind one would undo. */
export function stepsBehind(log: readonly Entry[], to: number): Entry[] {
  return log.filter(({ at, undone, events }) => at > to && !undone && events.length > 0)
}
