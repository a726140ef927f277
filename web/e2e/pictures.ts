/** The README's pictures of the browser client: `npm run pictures`. */

import { resolve } from 'node:path'

import { test } from 'vitest'

import { DESK, playOn, setting } from './table'

const IMAGES = resolve(import.meta.dirname, '../../docs/images')
const PICTURES = [
  {
    name: 'browser-light',
    game: 'seats=marquise=me,eyrie=greedy,alliance=greedy,vagabond:thief=greedy&first=marquise&seed=7',
    colorScheme: 'light' as const,
  },
  {
    name: 'browser-dark',
    game: 'seats=eyrie=me,corvids=greedy,hundreds=greedy&deck=exiles&seed=9',
    colorScheme: 'dark' as const,
  },
]
const ANSWERS = 45

const table = setting()

test.each(PICTURES)('$name', async ({ name, game, colorScheme }) => {
  const page = await table.page({ colorScheme, viewport: DESK })
  await page.addInitScript("localStorage.setItem('woodlaw-guide', 'off')")
  await page.goto(`/start?${game}`)
  await playOn(page, async () => false, ANSWERS)
  await playOn(page, async (at) => (await at.locator('.clearing.legal').count()) > 1, ANSWERS)
  await page.locator('.battle').waitFor({ state: 'detached' })
  await page.screenshot({ path: `${IMAGES}/${name}.png` })
}, 600_000)
