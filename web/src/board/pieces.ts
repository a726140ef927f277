/** What stands in a clearing, in the order in which it is drawn. */

import type { SeatStatic } from '../lib/frames'

export interface Standing {
  seat: string
  faction: string
  kind: string
  count: number
}

export interface Stood {
  /** A building for each slot that is filled. */
  buildings: Standing[]
  /** Warriors and pawns, then tokens. */
  figures: Standing[]
  tokens: Standing[]
}

/** The pieces of a clearing by seat and kind, as `clearings.N` has them. */
export type Pieces = Record<string, Record<string, number>>

/** Sort the pieces of a clearing by how they are drawn. */
export function stood(seats: readonly SeatStatic[], pieces: Pieces): Stood {
  const found: Stood = { buildings: [], figures: [], tokens: [] }
  for (const { seat, faction, pieces: kinds } of seats) {
    for (const [kind, count] of Object.entries(pieces[seat] ?? {})) {
      const standing = { seat, faction, kind, count }
      const sort = kinds[kind]?.sort ?? 'token'
      if (sort === 'building') {
        for (let n = 0; n < count; n += 1) found.buildings.push({ ...standing, count: 1 })
      } else if (sort === 'token') found.tokens.push(standing)
      else found.figures.push(standing)
    }
  }
  return found
}

export interface Spot<T> {
  what: T
  x: number
  y: number
  size: number
}

/** Places in rows around a height in a clearing, smaller the more there are. */
export function rows<T>(what: readonly T[], middle: number): Spot<T>[] {
  const columns = what.length <= 3 ? what.length : what.length <= 8 ? 4 : 5
  const size = what.length <= 3 ? 56 : what.length <= 8 ? 42 : 34
  const many = Math.ceil(what.length / columns)
  return what.map((each, n) => {
    const row = Math.floor(n / columns)
    const inRow = Math.min(columns, what.length - row * columns)
    return {
      what: each,
      size,
      x: ((n % columns) - (inRow - 1) / 2) * size,
      y: middle + (row - (many - 1) / 2) * size,
    }
  })
}
