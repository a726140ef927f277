/** The words of items, as answers name them. */

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

export const ITEM_SORTS = ['item', 'ruin-item'] as const
