/** How the map is looked at: how far it is zoomed in, and which part of it is in sight. */

import { getContext, setContext } from 'svelte'
import { on } from 'svelte/events'

import { FAR, swallowClick } from '../lib/drag.svelte'
import { isKey } from '../lib/keys'
import type { Point } from './geometry'

export const MOST = 4
const STEP = 1.5
const DEEP = 2.4
/** How far an arrow key moves it, and how much of what is focused stands clear of the edge. */
const MARGIN = 60
/** Milliseconds, and how near two taps are one. */
const DOUBLE_MS = 320
const NEAR = 30

const KEY = Symbol('zoom')
const IN = ['+', '=']
const OUT = ['-', '−']
const ARROWS: Record<string, Point> = {
  ArrowLeft: [MARGIN, 0],
  ArrowRight: [-MARGIN, 0],
  ArrowUp: [0, MARGIN],
  ArrowDown: [0, -MARGIN],
}

/** The middle between fingers, and how far they are apart. */
interface Grip {
  at: Point
  apart: number
}

export class Zoom {
  scale = $state(1)
  x = $state(0)
  y = $state(0)
  /** It goes along with a pointer. */
  isHeld = $state(false)

  private frame: HTMLElement | undefined
  private carries = false
  private readonly fingers = new Map<number, Point>()
  private grip: Grip = { at: [0, 0], apart: 0 }
  private lastTap: { time: number; at: Point } = { time: 0, at: [0, 0] }

  /** Look at the map through an element. */
  readonly through = (frame: HTMLElement): (() => void) => {
    this.frame = frame
    const ends = [
      on(frame, 'wheel', (event) => this.turned(event), { passive: false }),
      // Two fingers are for the map; one may scroll the page while all of the map is in sight.
      on(frame, 'touchstart', (event) => event.touches.length > 1 && event.preventDefault(), { passive: false }),
      on(frame, 'focusin', (event) => this.show(event.target as Element)),
      on(window, 'pointermove', (event) => this.moved(event)),
      on(window, 'pointerup', (event) => this.letGo(event)),
      on(window, 'pointercancel', (event) => this.letGo(event)),
      on(window, 'resize', () => this.pan([0, 0])),
    ]
    return () => ends.forEach((end) => end())
  }

  get isZoomed(): boolean {
    return this.scale > 1
  }

  /** How large a sheet on the map is drawn: where the map is small, at least so many times its size,
   * and closer by less than the map. */
  sheet(large: number): number {
    const least = matchMedia('(width < 600px)').matches ? large : 1
    return Math.max(least / this.scale, 1 / Math.sqrt(this.scale))
  }

  /** Zoom in, or out, by so much; what is at a place of the screen stays there. */
  by(factor: number, place: Point = this.middle()): void {
    const scale = Math.min(Math.max(this.scale * factor, 1), MOST)
    const [left, top] = this.origin()
    const [x, y] = [place[0] - left, place[1] - top]
    const grown = scale / this.scale
    this.scale = scale
    this.move([x - (x - this.x) * grown, y - (y - this.y) * grown])
  }

  closer(): void {
    this.by(STEP)
  }

  farther(): void {
    this.by(1 / STEP)
  }

  /** Move the map by so much of the screen. */
  pan([dx, dy]: Point): void {
    this.move([this.x + dx, this.y + dy])
  }

  /** What keys do: plus and minus zoom, arrows move it while they are pressed on the map. */
  key(event: KeyboardEvent): void {
    if (!isKey(event)) return
    const arrow = ARROWS[event.key]
    if (IN.includes(event.key)) this.closer()
    else if (OUT.includes(event.key)) this.farther()
    else if (arrow && this.isZoomed && this.frame?.contains(event.target as Node)) {
      event.preventDefault()
      this.pan(arrow)
    }
  }

  /** The map fills what it is seen through, whatever it is asked for. */
  private move([x, y]: Point): void {
    const { clientWidth: width = 0, clientHeight: height = 0 } = this.frame ?? {}
    this.x = Math.min(Math.max(x, width * (1 - this.scale)), 0)
    this.y = Math.min(Math.max(y, height * (1 - this.scale)), 0)
  }

  private origin(): Point {
    const { left = 0, top = 0 } = this.frame?.getBoundingClientRect() ?? {}
    return [left, top]
  }

  private middle(): Point {
    const { left = 0, top = 0, width = 0, height = 0 } = this.frame?.getBoundingClientRect() ?? {}
    return [left + width / 2, top + height / 2]
  }

  /** Bring what is focused into sight. */
  show(element: Element): void {
    if (!this.isZoomed || this.fingers.size || !this.frame || !element.closest('svg')) return
    // The browser may have scrolled to it, which the map does itself.
    this.frame.scrollTo(0, 0)
    const [seen, whole] = [element.getBoundingClientRect(), this.frame.getBoundingClientRect()]
    const room = (low: number, high: number, least: number, most: number): number =>
      low < least ? least - low + MARGIN / 2 : high > most ? most - high - MARGIN / 2 : 0
    this.pan([room(seen.left, seen.right, whole.left, whole.right), room(seen.top, seen.bottom, whole.top, whole.bottom)])
  }

  private turned(event: WheelEvent): void {
    // Without the key the wheel scrolls the page; two fingers on a trackpad say that it is pressed.
    if (!event.ctrlKey) return
    event.preventDefault()
    this.by(Math.exp(-event.deltaY / 300), [event.clientX, event.clientY])
  }

  /** A pointer is pressed; one that carries a piece does not move the map. */
  press(event: PointerEvent, carries: boolean): void {
    if (event.button !== 0 || (event.target as Element).closest('[data-zoom]')) return
    this.carries = this.fingers.size === 0 && carries
    this.fingers.set(event.pointerId, [event.clientX, event.clientY])
    this.grip = this.gripped()
  }

  private moved(event: PointerEvent): void {
    if (!this.fingers.has(event.pointerId)) return
    this.fingers.set(event.pointerId, [event.clientX, event.clientY])
    const { at, apart } = this.gripped()
    const before = this.grip
    const gone: Point = [at[0] - before.at[0], at[1] - before.at[1]]
    if (!this.isHeld) {
      const isPinch = this.fingers.size > 1
      if (!isPinch && (this.carries || !this.isZoomed || Math.hypot(...gone) < FAR)) return
      this.isHeld = true
    }
    if (before.apart) this.by(apart / before.apart, before.at)
    this.pan(gone)
    this.grip = { at, apart }
  }

  private letGo(event: PointerEvent): void {
    if (!this.fingers.delete(event.pointerId)) return
    this.grip = this.gripped()
    if (this.fingers.size) return
    if (this.isHeld) swallowClick()
    else if (event.type === 'pointerup' && !this.carries) this.tapped(event)
    this.isHeld = false
  }

  /** Two taps on the open land look closer, or at all of the map again. */
  private tapped({ timeStamp: time, clientX, clientY, target }: PointerEvent): void {
    const at: Point = [clientX, clientY]
    const { lastTap } = this
    this.lastTap = { time, at }
    if (target instanceof Element && target.closest('[role=button]')) return
    const isDouble =
      time - lastTap.time < DOUBLE_MS && Math.hypot(at[0] - lastTap.at[0], at[1] - lastTap.at[1]) < NEAR
    if (isDouble) this.by(this.isZoomed ? 1 / MOST : DEEP, at)
  }

  private gripped(): Grip {
    const places = [...this.fingers.values()]
    const [one = [0, 0], other = one] = places
    return {
      at: [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2],
      apart: Math.hypot(one[0] - other[0], one[1] - other[1]),
    }
  }
}

/** Make a zoom that of the map below. */
export function setZoom(zoom: Zoom): Zoom {
  return setContext(KEY, zoom)
}

/** The zoom of the map that this is part of. */
export function getZoom(): Zoom {
  return getContext(KEY)
}
