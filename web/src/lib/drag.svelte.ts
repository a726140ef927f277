/** What is dragged by pointer or finger, and where it is let go. */

/** How far a pointer goes until it drags. */
export const FAR = 7

/** A card of the hand, or a piece of one's own with the place where it stands. */
export type Load =
  | { sort: 'card'; word: string }
  | { sort: 'piece'; seat: string; word: string; from: string }

interface Dragged {
  load: Load
  x: number
  y: number
}

/** Who grabs something is told what becomes of it. */
export interface Told {
  /** It has begun to move. */
  begun?: (() => void) | undefined
  /** It was let go above this element. */
  dropped: (onto: Element | null) => void
}

let now = $state.raw<Dragged | null>(null)

/** What is dragged now, and where the pointer is. */
export function dragged(): Dragged | null {
  return now
}

/** Where a pointer is pressed: once it has gone far enough, what it has grabbed goes with it. */
export function grab(event: PointerEvent, load: Load, { begun, dropped }: Told): void {
  if (event.button !== 0) return
  const { pointerId, clientX, clientY } = event

  function moved({ pointerId: id, clientX: x, clientY: y }: PointerEvent): void {
    if (id !== pointerId) return
    if (now === null) {
      if (Math.hypot(x - clientX, y - clientY) < FAR) return
      begun?.()
    }
    now = { load, x, y }
  }

  function letGo(up: PointerEvent): void {
    if (up.pointerId !== pointerId) return
    const wasDragged = now !== null
    end()
    if (!wasDragged || up.type === 'pointercancel') return
    swallowClick()
    dropped(document.elementFromPoint(up.clientX, up.clientY))
  }

  /** Two fingers drag nothing. */
  function another({ isPrimary }: PointerEvent): void {
    if (!isPrimary) end()
  }

  function end(): void {
    now = null
    removeEventListener('pointerdown', another)
    removeEventListener('pointermove', moved)
    removeEventListener('pointerup', letGo)
    removeEventListener('pointercancel', letGo)
  }

  addEventListener('pointerdown', another)
  addEventListener('pointermove', moved)
  addEventListener('pointerup', letGo)
  addEventListener('pointercancel', letGo)
}

/** The click that follows is part of what a pointer has done: nobody hears it. */
export function swallowClick(): void {
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}

function swallow(click: Event): void {
  click.stopPropagation()
  click.preventDefault()
}
