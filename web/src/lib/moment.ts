/** A moment of a replay on its way to the editor; it goes with the page. */

export interface Moment {
  record: string
  line: number
}

let waiting: Moment | null = null

/** Keep a moment for the next screen. */
export function hand(moment: Moment): void {
  waiting = moment
}

/** The moment that was kept, once. */
export function taken(): Moment | null {
  const found = waiting
  waiting = null
  return found
}
