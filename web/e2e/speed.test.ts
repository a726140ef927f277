/**
 * How quick the table is. Others may use the machine meanwhile: of several clicks the quickest has to
 * be quick enough, and frames are compared with those of the same page at rest.
 */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { goOn, placeOf, sit } from './playing'
import { setting } from './table'

const ANSWER_MS = 100
/** What half of the clicks may take, whatever else runs. */
const LOADED_MS = 1000
const FRAME_MS = 1000 / 60
/** How much slower frames may come while pieces move. */
const SLOWER = 1.5

const table = setting()

const POSITION = {
  turn: 'marquise',
  step: 'daylight.actions',
  clearings: {
    1: ['marquise keep', 'marquise warrior 6'],
    2: ['eyrie roost', 'eyrie warrior 6'],
    5: ['marquise warrior 4', 'marquise workshop'],
    9: ['marquise warrior 3', 'marquise recruiter'],
  },
  boards: { marquise: { actions: 3, acted: 0 }, eyrie: { leader: 'despot' } },
}

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

/** Milliseconds from a click until what it answers is on the screen. */
async function answered(page: Page, target: string): Promise<number> {
  await page.evaluate(() => {
    const timed = window as unknown as { took: Promise<number> }
    timed.took = new Promise((done) => {
      addEventListener('click', () => {
        const start = performance.now()
        const was = document.querySelector<HTMLElement>('main[data-at]')?.dataset['at']
        const watcher = new MutationObserver(() => {
          if (document.querySelector<HTMLElement>('main[data-at]')?.dataset['at'] === was) return
          watcher.disconnect()
          requestAnimationFrame(() => done(performance.now() - start))
        })
        watcher.observe(document.body, { attributes: true, subtree: true, childList: true })
      }, { capture: true, once: true })
    })
  })
  await goOn(page, () => page.locator(placeOf(target)).first().click())
  return page.evaluate(() => (window as unknown as { took: Promise<number> }).took)
}

test('a click is answered within 100 ms', async () => {
  const page = await table.page()
  const took: number[] = []
  for (let games = 0; games < 3; games += 1) {
    await sit(page, 'marquise,eyrie', { position: POSITION })
    for (const target of ['march', 'clearing 1', 'clearing 9', '2', 'clearing 9', 'clearing 12']) {
      took.push(await answered(page, target))
    }
  }
  const [quickest, usual] = [Math.min(...took), median(took)]
  console.log(`a click is answered in ${quickest.toFixed(0)} ms at best, ${usual.toFixed(0)} ms as a rule`)
  expect(quickest).toBeLessThan(ANSWER_MS)
  expect(usual).toBeLessThan(LOADED_MS)
})

/** The milliseconds between frames from now on, until so many are there. */
function frames(page: Page, count: number): Promise<number[]> {
  return page.evaluate(
    (wanted) =>
      new Promise<number[]>((done) => {
        const times: number[] = []
        const next = (time: number): void => {
          times.push(time)
          if (times.length <= wanted) requestAnimationFrame(next)
          else done(times.slice(1).map((each, n) => each - (times[n] as number)))
        }
        requestAnimationFrame(next)
      }),
    count,
  )
}

test('60 frames a second while pieces move', async () => {
  const page = await table.page({ reducedMotion: 'no-preference' })
  await sit(page, 'marquise,eyrie', { position: POSITION })
  const resting = await frames(page, 60)
  const moving: number[] = []
  // What is lit turns, and is never at rest: it is clicked all the same.
  const click = (target: string) => page.locator(placeOf(target)).first().click({ force: true })
  for (const [from, to, number] of [['1', '9', '5'], ['9', '1', '6']] as const) {
    if (await page.locator(placeOf('march')).count()) await goOn(page, () => click('march'))
    await goOn(page, () => click(`clearing ${from}`))
    await goOn(page, () => click(`clearing ${to}`))
    const flight = page.locator('.flights > g').first().waitFor({ state: 'attached' })
    await click(number)
    await flight
    moving.push(...(await frames(page, 30)))
    await page.waitForTimeout(1000)
  }
  const [rest, move] = [median(resting), median(moving)]
  console.log(`frames come each ${rest.toFixed(1)} ms at rest, each ${move.toFixed(1)} ms while pieces move`)
  expect(move).toBeLessThan(Math.max(rest, FRAME_MS) * SLOWER)
})
