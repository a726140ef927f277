/**
 * Pieces and cards that are carried to where they should go: another way to say what clicks would
 * answer one by one. The words go to the server, which knows whether they may be.
 */

import { type Load, type Told, grab } from './drag.svelte'
import type { Named, Option } from './frames'
import type { Table } from './table.svelte'

/** The answers that a carried piece can stand for. */
const MOVES = ['move', 'march']

type IsOption = (named: Named) => boolean

/** A piece that is in hand, and where it may go. */
export interface Lifted {
  load: Extract<Load, { sort: 'piece' }>
  targets: Option[]
}

/** The words for lifting a piece where it stands. */
export function wordsToLift(load: Lifted['load'], isOption: IsOption): string {
  if (isOption({ sort: 'clearing', word: load.from })) return load.from
  return load.word === 'pawn' ? 'move' : `move ${load.from}`
}

/** The words for putting something down somewhere. */
export function wordsToPut(load: Load, { sort, word }: Named, isOption: IsOption): string {
  if (load.sort === 'card') return isOption(load) ? load.word : `craft ${load.word}`
  const from = { sort: 'clearing', word: load.from }
  if (isOption({ sort, word }) && !isOption(from)) return word
  const kind = load.word === 'pawn' || load.word === 'warrior' ? '' : ` ${load.word}`
  const lifted = wordsToLift(load, isOption)
  return lifted.startsWith('move') ? `move${kind}${lifted.slice('move'.length)} ${word}` : `${lifted} ${word}`
}

export class Carrying {
  lifted = $state.raw<Lifted | null>(null)

  constructor(private readonly table: Table) {}

  /** A pointer is pressed on a load. Where a step comes before it is let go, it answers nothing:
   * what is asked then is not what it was carried for. */
  grab(event: PointerEvent, load: Load, { begun, dropped }: Told): void {
    const { at } = this.table
    grab(event, load, {
      begun,
      dropped: (onto) => {
        if (at === this.table.at) dropped(onto)
      },
    })
  }

  /** Whether a piece can be lifted: its player is asked what to do, a move or else. */
  canLift(load: Lifted['load']): boolean {
    const { table } = this
    return (
      load.seat === table.seat &&
      table.options.length > 0 &&
      [...table.options, ...(table.question?.refused ?? [])].some(({ word }) => MOVES.includes(word))
    )
  }

  /** Take a piece in hand and learn where it may go, or why it stays. */
  async lift(load: Lifted['load']): Promise<void> {
    const { table } = this
    const words = wordsToLift(load, (named) => this.isOption(named))
    const { at } = table
    this.lifted = { load, targets: [] }
    const explanation = await table.explained(words)
    if (at !== table.at || this.lifted?.load !== load || !explanation) return
    if (explanation.legal) this.lifted = { load, targets: explanation.options }
    else {
      this.lifted = null
      table.whyNot = { answer: { sort: 'clearing', word: load.from }, explanation }
    }
  }

  /** Whether what is in hand may go there. */
  isTarget({ sort, word }: Named): boolean {
    return this.lifted?.targets.some((each) => each.sort === sort && each.word === word) ?? false
  }

  /** Leave it where it was. */
  drop(): void {
    this.lifted = null
  }

  /** Put what is carried down somewhere. */
  async put(load: Load, onto: Named): Promise<void> {
    const { table } = this
    this.lifted = null
    if (!table.isAsked || table.isBusy) return
    const words = wordsToPut(load, onto, (named) => this.isOption(named))
    await table.sayWords(words)
  }

  private isOption({ sort, word }: Named): boolean {
    return this.table.option(sort, word) !== undefined
  }
}
