import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { gathered, languages } from '../build/texts'
import type { Facts } from '../src/lib/frames'
import { Speech } from '../src/lib/speech'

interface Spoken {
  cases: string[]
  numbers: number[]
  sentences: { message: string; facts: Facts; texts: Record<string, string> }[]
  names: { name: string; texts: Record<string, string[]> }[]
}

// Made by `python tools/speak_for_web.py`, as `make test-web` does.
const spoken = JSON.parse(
  readFileSync(resolve(import.meta.dirname, 'spoken.json'), 'utf8'),
) as Spoken
const english = new Speech('en', gathered('en'))

function speechOf(lang: string): Speech {
  return lang === 'en' ? english : new Speech(lang, gathered(lang), english)
}

test('there is something to say', () => {
  expect(new Set(spoken.sentences.map(({ message }) => message)).size).toBeGreaterThan(100)
  expect(spoken.names.length).toBeGreaterThan(150)
  expect(languages().length).toBe(7)
})

test.each(languages())('%s: sentences are those of the package', (lang) => {
  const speech = speechOf(lang)
  for (const { message, facts, texts } of spoken.sentences) {
    expect(speech.format(message, '', facts), message).toBe(texts[lang])
  }
})

test.each(languages())('%s: things are called as in the package', (lang) => {
  const speech = speechOf(lang)
  for (const { name, texts } of spoken.names) {
    const found = [
      ...spoken.cases.map((each) => speech.name(name, { case: each })),
      ...spoken.numbers.map((number) => speech.name(name, { number })),
    ]
    expect(found, name).toEqual(texts[lang])
  }
})

test('an unknown message is undefined, an unknown thing its own word', () => {
  expect(english.format('no-such-message')).toBeUndefined()
  expect(english.name('card-of-nobody')).toBe('of-nobody')
})

test('a message can be said with dots for what it names', () => {
  expect(english.blank('move-target')).toBe('Choose the clearing to move to from ...')
})
