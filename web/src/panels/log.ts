/** The log by turns and phases. */

import { isTurn, seatIn } from '../lib/events'
import type { Entry, Told } from '../lib/frames'

const PHASE = 'event-phase'
const KINDS: Partial<Record<Entry['kind'], string>> = {
  resigned: 'web-has-left',
  helped: 'web-is-helped',
  back: 'web-is-back',
}

/** A line of the log: an event, or that something was taken back. */
export interface Line {
  key: string
  told: Told | null
  isUndone: boolean
}

export interface Phase {
  key: string
  head: Line | null
  lines: Line[]
}

export interface Turn {
  key: string
  head: Line | null
  /** Whose turn it is. */
  seat: string
  phases: Phase[]
}

/** The entries by turns, and within these by phases. */
export function byTurns(entries: readonly Entry[]): Turn[] {
  const turns: Turn[] = []
  let phase: Phase | undefined
  for (const line of entries.flatMap(linesOf)) {
    const message = line.told?.message
    const { key } = line
    const begins = line.told !== null && isTurn(line.told)
    if (begins || turns.length === 0) {
      phase = { key, head: null, lines: begins ? [] : [line] }
      turns.push({ key, head: begins ? line : null, seat: seatOf(line), phases: [phase] })
    } else if (message === PHASE) {
      // A phase that is told twice, by two clauses, is one.
      if (phase && isSame(phase.head, line) && !phase.lines.length) phase.head = line
      else {
        phase = { key, head: line, lines: [] }
        turns.at(-1)?.phases.push(phase)
      }
    } else phase?.lines.push(line)
  }
  return turns
}

function isSame(one: Line | null, other: Line): boolean {
  const named = (line: Line | null): unknown[] => [line?.told?.facts['phase'], line?.told?.facts['seat']]
  return one !== null && named(one).join() === named(other).join()
}

function linesOf(entry: Entry): Line[] {
  const { at, kind, events, undone = false } = entry
  const back = kind === 'undone' ? [{ key: `${at}`, told: null, isUndone: false }] : []
  const all = [...ofKind(entry), ...events]
  return [...back, ...all.map((told, n) => ({ key: `${at} ${n}`, told, isUndone: undone }))]
}

/** What a step tells by its kind alone; no clause says it. */
function ofKind({ kind, seat }: Entry): Told[] {
  const message = KINDS[kind]
  return message ? [{ clause: '', message, facts: { seat: `faction-${seat}` } }] : []
}

function seatOf({ told }: Line): string {
  return seatIn(told?.facts['seat'])
}
