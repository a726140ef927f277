/** The words of items, as answers name them. */

import type { Table } from '../lib/table.svelte'

export interface ItemState {
  item: string
  exhausted?: boolean
  damaged?: boolean
  ruin?: boolean
}

/** The word of an item: its kind, then whether it is from a ruin, damaged, exhausted. */
export function itemWord({ item, exhausted, damaged, ruin }: ItemState): string {
  return [item, ruin && 'r', damaged && 'damaged', exhausted && 'exhausted'].filter(Boolean).join('-')
}

/** The sort of an item. */
export function itemSort({ ruin }: ItemState): string {
  return ruin ? 'ruin-item' : 'item'
}

/** The items under the ruin that the question is about, as far as the viewer has looked. */
export function underRuin(table: Table): string[] {
  const lists = table.part<Record<string, string[]>>('ruin-items') ?? {}
  return lists[table.question?.where ?? ''] ?? []
}

/** Whether the question may be about these items, which lie before a seat. */
export function isAboutItems(table: Table, words: readonly string[]): boolean {
  return underRuin(table).length === 0 && table.isAbout(words, ...ITEM_SORTS)
}

const ITEM_SORTS = ['item', 'ruin-item'] as const
