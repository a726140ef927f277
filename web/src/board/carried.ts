/** What is under a pointer on the map. */

import type { Load } from '../lib/drag.svelte'
import type { Named } from '../lib/frames'
import type { Table } from '../lib/table.svelte'

const FIGURES = ['warrior', 'pawn']

export type Piece = Extract<Load, { sort: 'piece' }>

/** The clearing or forest of an element. */
export function placeAt(element: EventTarget | null): Named | undefined {
  const place = element instanceof Element ? element.closest<SVGElement>('[data-clearing], [data-forest]') : null
  const { clearing, forest } = place?.dataset ?? {}
  if (clearing !== undefined) return { sort: 'clearing', word: clearing }
  return forest === undefined ? undefined : { sort: 'forest', word: forest }
}

/** The seat and the kind of the piece of an element. */
export function pieceAt(element: EventTarget | null): { seat: string; kind: string } | undefined {
  const piece = element instanceof Element ? element.closest<SVGElement>('[data-piece]') : null
  const [seat = '', kind = ''] = piece?.dataset['piece']?.split(' ') ?? []
  return seat ? { seat, kind } : undefined
}

/** The viewer's own warrior or pawn of an element. */
export function loadAt(table: Table, element: EventTarget | null): Piece | undefined {
  const [piece, place] = [pieceAt(element), placeAt(element)]
  if (!piece || !place || piece.seat !== table.seat) return undefined
  const sort = table.seatNamed(piece.seat)?.pieces[piece.kind]?.sort ?? ''
  return FIGURES.includes(sort)
    ? { sort: 'piece', seat: piece.seat, word: piece.kind, from: place.word }
    : undefined
}
