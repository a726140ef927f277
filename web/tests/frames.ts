/** Frames as the server sends them, for tests. */

import type { StepFrame, ViewFrame } from '../src/lib/frames'

const SEATS = ['marquise', 'eyrie'].map((seat) => ({
  seat,
  faction: seat,
  pick: '',
  pieces: {},
  zones: {},
}))

/** A running game of the Marquise and the Eyrie, as anybody may know it. */
export const SUMMARY = {
  made: 0,
  status: 'running' as const,
  game: { players: ['marquise', 'eyrie'] },
  seats: [],
  days: null,
  spectators: true,
  chat: false,
  public: false,
  late: 'wait',
  rematch: null,
}

/** All that the Marquise sees of a game between her and the Eyrie. */
export function view(more: Partial<ViewFrame> = {}): ViewFrame {
  return {
    ...SUMMARY,
    type: 'view',
    id: 'a',
    at: 1,
    seat: 'marquise',
    static: {
      game: {},
      map: { clearings: {}, paths: [], rivers: [], forests: {} },
      seats: SEATS,
      cards: {},
      items: {},
    },
    parts: { round: 1, turn: 'marquise' },
    question: null,
    proposal: null,
    ...more,
  }
}

/** A step of the game in which nothing happens. */
export function step(at: number, more: Partial<StepFrame> = {}): StepFrame {
  return {
    type: 'step',
    at,
    kind: 'answered',
    time: 0,
    events: [],
    parts: {},
    question: null,
    proposal: null,
    deadline: null,
    helped: [],
    ...more,
  }
}
