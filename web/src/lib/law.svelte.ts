/** The clause of the Law that is open, if one is. */

let open = $state<string | null>(null)

/** The number of the clause that is open. */
export function openClause(): string | null {
  return open
}

/** Open a clause, or close it. */
export function readClause(number: string | null): void {
  open = number
}
