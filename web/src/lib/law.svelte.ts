/** The clause of the Law that is open, if one is. */

/** A clause by its number in a printing. */
export interface Cited {
  number: string
  printing: string
}

let open = $state<Cited | null>(null)

/** The clause that is open. */
export function openClause(): Cited | null {
  return open
}

/** Open a clause, or close it. */
export function readClause(clause: Cited | null): void {
  open = clause
}
