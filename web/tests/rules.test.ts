/**
 * The client knows no rule: what is adjacent, who rules, what costs how much and what may be answered
 * is the server's to say. Whoever needs a word of the game here draws it, and stands below.
 */

import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

const SOURCES = resolve(import.meta.dirname, '../src')
const MANIFEST = resolve(import.meta.dirname, '../../src/woodlaw/codec/manifest.tsv')

/** Words that a file may hold, with what for. */
const DRAWN: Record<string, Set<string>> = {
  // How things look.
  'lib/look.ts': new Set(['*']),
  // A warrior and a pawn are figures on the map.
  'board/carried.ts': new Set(['warrior', 'pawn']),
  'board/Flights.svelte': new Set(['warrior', 'pawn']),
  'board/Forest.svelte': new Set(['pawn']),
  'board/Piece.svelte': new Set(['warrior', 'pawn', 'plot']),
  'panels/SeatBoard.svelte': new Set(['warrior']),
  'panels/Plots.svelte': new Set(['plot']),
  // What is dragged is said in words, which the server judges.
  'lib/carrying.svelte.ts': new Set(['move', 'march', 'craft', 'pawn', 'warrior']),
  // The way out of a question comes last, under 0.
  'panels/Question.svelte': new Set(['done']),
  'panels/Guide.svelte': new Set(['done']),
  // Suits are colours.
  'lib/frames.ts': new Set(['bird', 'fox', 'rabbit', 'mouse', 'warrior', 'pawn']),
  'panels/CardFace.svelte': new Set(['bird']),
  'panels/Decree.svelte': new Set(['bird']),
  'panels/Quests.svelte': new Set(['bird']),
  'panels/Supporters.svelte': new Set(['bird']),
  // Who is offered first for a new game.
  'screens/Home.svelte': new Set(['marquise', 'eyrie']),
  // The name of a box of the board.
  'panels/Items.svelte': new Set(['track', 'satchel', 'damaged']),
}

/** What the server sends of the map and the rules, and who may read it: to draw it. */
const READ: [RegExp, string[]][] = [
  [/\.paths\b/, ['board/geometry.ts', 'board/Scenery.svelte']],
  [/\.rivers\b/, ['board/geometry.ts']],
  [/part<[^>]*>+\('rules'\)/, ['board/Clearing.svelte']],
  [/part<[^>]*>+\('open'\)/, ['board/Clearing.svelte']],
  [/\.cost\b/, ['panels/CardFace.svelte', 'panels/Tracks.svelte']],
  [/\bslots\b/, ['board/Clearing.svelte', 'lib/frames.ts']],
  [/\.corner\b/, []],
]

const FACTIONS = ['marquise', 'eyrie', 'alliance', 'vagabond', 'corvids', 'hundreds']
const CLAUSE = /(['"`])\d{1,2}\.\d{1,2}(\.\d{1,2})*\1/

interface Source {
  name: string
  code: string
}

/** What runs of each file: no comments, no styles. */
function sources(): Source[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => ({ name, code: codeOf(readFileSync(resolve(SOURCES, name), 'utf8')) }))
}

function codeOf(text: string): string {
  return text
    .replace(/<style>[\s\S]*<\/style>/, '')
    .replace(/<!--[\s\S]*?-->|\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    // Names of classes and of sorts are no words of the game.
    .replace(/\s(class|sort)="[\w -]*"/g, '')
}

/** The words of the game: whatever can be answered, bare numbers aside. */
function words(): Set<string> {
  const lines = readFileSync(MANIFEST, 'utf8').split('\n').slice(1)
  const named = lines.map((line) => line.split('\t')[1] ?? '').filter((word) => /[a-z]/.test(word))
  return new Set([...named, ...FACTIONS])
}

/** The literals of a file that are words of the game. */
function wordsIn({ code }: Source): string[] {
  const known = words()
  return [...code.matchAll(/(['"`])([a-z][a-z0-9-]*)\1/g)].map(([, , word]) => word ?? '').filter((word) => known.has(word))
}

/** Whatever a file knows that it should not. */
function faults(source: Source): string[] {
  const drawn = DRAWN[source.name] ?? new Set()
  return [
    ...wordsIn(source)
      .filter((word) => !drawn.has(word) && !drawn.has('*'))
      .map((word) => `${source.name}: ${word}`),
    ...READ.filter(([pattern, readers]) => pattern.test(source.code) && !readers.includes(source.name)).map(
      ([pattern]) => `${source.name}: reads ${pattern.source}`,
    ),
    ...(CLAUSE.test(source.code) ? [`${source.name}: a clause ${CLAUSE.exec(source.code)?.[0]}`] : []),
  ]
}

test('no file knows a word, a path, a cost or a clause of the game but to draw it', () => {
  expect(sources().length).toBeGreaterThan(40)
  expect(sources().flatMap(faults)).toEqual([])
})

test('what knows a rule is found', () => {
  const told = [
    `if (seat === 'marquise') draw()`,
    `const reached = map.paths.filter(([a]) => a === here)`,
    `const ruler = table.part<Record<string, string>>('rules')`,
    `if (card.cost.fox > 2) return`,
    `say('why', { clause: '4.2.1' })`,
    `const march = options.find(({ word }) => word === 'march')`,
  ]
  for (const code of told) expect(faults({ name: 'lib/new.ts', code }), code).toHaveLength(1)
})
