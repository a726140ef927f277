/** The README's pictures of the browser client: `npm run pictures`. */

import { resolve } from 'node:path'

import { test } from 'vitest'

import { play, sit } from './playing'
import { DESK, setting } from './table'

const IMAGES = resolve(import.meta.dirname, '../../docs/images')

const MARQUISE = {
  turn: 'marquise',
  step: 'daylight.actions',
  round: 5,
  scores: { marquise: 14, eyrie: 12, alliance: 9, vagabond: 11 },
  ruins: [6, 11],
  clearings: {
    1: ['marquise keep', 'marquise sawmill', 'marquise warrior 3', 'marquise wood 2'],
    2: ['alliance sympathy', 'marquise warrior 1'],
    3: ['eyrie roost', 'eyrie warrior 5'],
    4: ['marquise recruiter', 'marquise warrior 1'],
    5: ['marquise sawmill', 'marquise warrior 2', 'alliance sympathy'],
    6: ['eyrie roost', 'eyrie warrior 3'],
    7: ['eyrie roost', 'eyrie warrior 4'],
    8: ['alliance base-fox', 'alliance warrior 3'],
    9: ['marquise workshop', 'marquise recruiter', 'marquise warrior 4'],
    10: ['marquise warrior 2', 'vagabond pawn'],
    11: ['eyrie warrior 3'],
    12: ['marquise warrior 2', 'alliance sympathy'],
  },
  hands: {
    marquise: ['anvil', 'armorers', 'bake-sale', 'ambush-mouse'],
    eyrie: ['sappers', 'codebreakers'],
    alliance: ['foxfolk-steel', 'investments', 'tax-collector'],
    vagabond: ['brutal-tactics'],
  },
  own: {
    eyrie: { 'decree-recruit': ['cobbler'], 'decree-move': ['birdy-bindle'], 'decree-battle': ['root-tea-fox'] },
    alliance: { supporters: ['crossbow-mouse', 'smugglers-trail'] },
  },
  items: { marquise: ['coin'] },
  boards: {
    marquise: { actions: 3, acted: 0 },
    eyrie: { leader: 'commander' },
    alliance: { officers: 2 },
    vagabond: { character: 'thief', boot: 2, torch: 1, tea: 1, 'sword-exhausted': 1, 'bag-damaged': 1, 'relation-0': 1 },
  },
}

const HUNDREDS = {
  turn: 'hundreds',
  step: 'daylight.command',
  round: 6,
  scores: { hundreds: 17, corvids: 13, eyrie: 16 },
  ruins: [10],
  clearings: {
    1: ['eyrie roost', 'eyrie warrior 3'],
    2: ['corvids warrior 2'],
    3: ['eyrie roost', 'eyrie warrior 4'],
    4: ['hundreds stronghold', 'hundreds warrior 3'],
    5: ['corvids plot', 'corvids warrior 1'],
    6: ['eyrie warrior 2'],
    7: ['hundreds mob', 'eyrie roost', 'eyrie warrior 2'],
    8: ['hundreds warlord', 'hundreds warrior 5', 'hundreds stronghold', 'corvids plot', 'corvids warrior 2', 'eyrie warrior 2', 'eyrie roost'],
    9: ['hundreds warrior 4', 'hundreds mob'],
    11: ['corvids warrior 2', 'eyrie warrior 1'],
    12: ['hundreds mob', 'corvids warrior 1'],
  },
  hands: { hundreds: ['anvil', 'tunnels', 'soup-kitchens', 'saboteurs'], corvids: ['informants', 'swap-meet'], eyrie: ['boat-builders'] },
  own: { eyrie: { 'decree-recruit': ['murine-broker'], 'decree-move': ['false-orders'], 'decree-build': ['charm-offensive'] } },
  boards: {
    hundreds: { mood: 'bitter', boot: 1, coin: 1, tea: 1, sword: 1 },
    corvids: { 'plot-5': 'raid', 'plot-8': 'bomb' },
    eyrie: { leader: 'charismatic' },
  },
}

const PICTURES = [
  {
    name: 'browser-light',
    seats: 'marquise,eyrie=greedy,alliance=greedy,vagabond:thief=greedy',
    game: { position: MARQUISE },
    answers: ['march', 'clearing 9'],
    colorScheme: 'light' as const,
  },
  {
    name: 'browser-dark',
    seats: 'hundreds,corvids=greedy,eyrie=greedy',
    game: { position: HUNDREDS, deck: 'exiles' },
    answers: ['battle', 'clearing 8'],
    colorScheme: 'dark' as const,
  },
]

const table = setting()

test.each(PICTURES)('$name', async ({ name, seats, game, answers, colorScheme }) => {
  const page = await table.page({ colorScheme, viewport: DESK })
  await page.addInitScript("localStorage.setItem('woodlaw-guide', 'off')")
  await sit(page, seats, game)
  await play(page, ...answers)
  await page.screenshot({ path: `${IMAGES}/${name}.png` })
})
