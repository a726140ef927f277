/** How long things move; not at all for who wants no motion. */

import type { Entry } from './frames'

export const FLIGHT = 650
export const BATTLE = 2600

const PAUSES: Record<string, number> = {
  'event-moved': 480,
  'event-rolled': 1300,
  'event-placed': 160,
  'event-placed-alike': 160,
  'event-removed': 200,
  'event-removed-alike': 200,
  'event-crafted': 350,
  'event-scored': 150,
}
const MANY_WAITING = 20

/** Whether nothing should move. */
export function isStill(): boolean {
  return document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** How long a step is shown before the next one, while so many wait. */
export function pause(entry: Entry, waiting: number): number {
  if (isStill()) return 0
  const longest = Math.max(0, ...entry.events.map((event) => PAUSES[event.message] ?? 0))
  return waiting > MANY_WAITING ? longest / 8 : longest
}
