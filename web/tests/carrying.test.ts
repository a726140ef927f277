import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Load } from '../src/lib/drag.svelte'
import { Table } from '../src/lib/table.svelte'
import { step, view } from './frames'

const CARD: Load = { sort: 'card', word: 'anvil' }
const place = {} as Element

let heard: Map<string, (event: PointerEvent) => void>

beforeEach(() => {
  vi.useFakeTimers()
  heard = new Map()
  vi.stubGlobal('addEventListener', (name: string, hear: (event: PointerEvent) => void) => heard.set(name, hear))
  vi.stubGlobal('removeEventListener', (name: string) => heard.delete(name))
  vi.stubGlobal('document', { hidden: false, elementFromPoint: () => place })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => Promise.resolve({ steps: [] }) }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function pointer(x: number, type = 'pointermove'): PointerEvent {
  return { type, pointerId: 1, button: 0, clientX: x, clientY: 0, isPrimary: true } as PointerEvent
}

/** Where a card is let go that is carried while something comes about. */
function carried(meanwhile: (table: Table) => void): (Element | null)[] {
  const table = new Table('a')
  table.hear(view())
  const onto: (Element | null)[] = []
  table.carrying.grab(pointer(0), CARD, { dropped: (element) => onto.push(element) })
  heard.get('pointermove')?.(pointer(90))
  meanwhile(table)
  heard.get('pointerup')?.(pointer(99, 'pointerup'))
  expect(heard.has('pointermove')).toBe(false)
  return onto
}

test('what is carried is put down where it is let go', () => {
  expect(carried(() => undefined)).toEqual([place])
})

test('what is carried while a step comes is no answer to the next question', () => {
  expect(carried((table) => table.hear(step(2)))).toEqual([])
})

test('the same view again, as after a lost connection, takes nothing out of the hand', () => {
  expect(carried((table) => table.hear(view()))).toEqual([place])
})
