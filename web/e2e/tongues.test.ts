/** Screens in other languages have no English left. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { gathered } from '../build/texts'
import { play, sit } from './playing'
import { DESK, PHONE, setting, shoot, tooWide } from './table'

const table = setting()

// What no language translates: the program, the bots.
const NAMES = ['woodlaw', 'root', 'leder', 'games', 'greedy', 'random', 'bot']

/** The words that messages say, without names of messages and variables. */
function words(lang: string): Set<string> {
  const said = gathered(lang)
    .replace(/^-?[a-zA-Z][\w-]* *=/gm, ' ')
    .replace(/^\s+\.[\w-]+ *=/gm, ' ')
    .replace(/\{[^{}\n]*?(->|\})/g, ' ')
    .replace(/^\s*\*?\[[\w-]+\]/gm, ' ')
  return new Set(said.toLowerCase().match(/\p{L}{2,}/gu) ?? [])
}

/** What can be read or heard on a page, names of languages aside. */
async function told(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement
      // What is marked as in another language is meant to be.
      if (element?.closest('body [lang], script, noscript, style, .home')) continue
      if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'alt', 'placeholder']) found.push(node.getAttribute(name) ?? '')
      } else found.push(node.textContent ?? '')
    }
    return found
  })
  return texts.flatMap((text) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [])
}

const ENGLISH = words('en')

/** English words on a page that its language does not have. */
async function english(page: Page, lang: string): Promise<string[]> {
  const own = words(lang)
  const found = new Set(await told(page))
  return [...found].filter((word) => ENGLISH.has(word) && !own.has(word) && !NAMES.includes(word)).sort()
}

const POSITION = {
  turn: 'vagabond',
  step: 'daylight.actions',
  clearings: {
    1: ['marquise keep', 'marquise warrior 4', 'marquise sawmill', 'marquise wood 2', 'alliance sympathy', 'eyrie warrior 3', 'vagabond pawn'],
    3: ['eyrie roost', 'eyrie warrior 6'],
    5: ['marquise workshop', 'marquise warrior 2', 'alliance warrior 1'],
    8: ['alliance base-fox', 'alliance warrior 2'],
    9: ['marquise recruiter', 'marquise warrior 1'],
  },
  hands: { vagabond: ['bake-sale', 'armorers', 'ambush-fox', 'favor-of-the-mice'], marquise: ['anvil'] },
  items: { marquise: ['coin'] },
  scores: { marquise: 9, eyrie: 12, alliance: 7, vagabond: 11 },
  boards: {
    eyrie: { leader: 'despot' },
    alliance: { officers: 1 },
    vagabond: { character: 'thief', boot: 2, torch: 1, tea: 1, 'sword-exhausted': 1, 'bag-damaged': 1, hammer: 1, 'relation-1': 4 },
  },
}
const SEATS = 'marquise,eyrie,alliance,vagabond:thief'

test('in English English is found', async () => {
  const page = await table.page()
  await page.goto('/')
  await page.locator('form').waitFor()
  expect(await english(page, 'pl')).toContain('begin')
})

test.each(['pl', 'ru', 'de', 'es', 'pt-BR', 'nl'])('%s', async (lang) => {
  const page = await table.page({ locale: lang, viewport: DESK })
  await page.goto('/')
  await page.locator('form').waitFor()
  expect(await english(page, lang)).toEqual([])
  await shoot(page, `home-${lang}`)

  await sit(page, SEATS, { position: POSITION })
  expect(await english(page, lang)).toEqual([])
  await page.locator('[data-seat] summary').evaluateAll((found) => found.forEach((each) => ((each.parentElement as HTMLDetailsElement).open = true)))
  await shoot(page, `table-${lang}`, true)
  // Why not, and the Law's text of it.
  await page.locator('[data-clearing="4"]').click()
  await page.locator('.refusal, .lifted').first().waitFor()
  expect(await english(page, lang)).toEqual([])
  await play(page, 'aid')
  expect(await english(page, lang)).toEqual([])
  await page.locator('#question button').click()
  await page.locator('dialog p').nth(1).waitFor()
  // The Law is not told in every language yet.
  expect(await english(page, lang)).toEqual([])
  await page.keyboard.press('Escape')

  await page.setViewportSize(PHONE)
  await shoot(page, `phone-${lang}`, true)
  expect(await tooWide(page)).toEqual([])
})
