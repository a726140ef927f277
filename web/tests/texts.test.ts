import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'

import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'

import { gathered, languages } from '../build/texts'

const OWN = resolve(import.meta.dirname, '../texts')
const others = languages().filter((lang) => lang !== 'en')

/** The variables of each message of a language, sorted. */
function messages(lang: string): Map<string, string[]> {
  const folder = resolve(OWN, lang)
  const source = readdirSync(folder)
    .map((file) => readFileSync(resolve(folder, file), 'utf8'))
    .join('\n')
  const names = [...new FluentResource(source).body].map(({ id }) => id)
  expect(new Set(names).size, `${lang}: each message once`).toBe(names.length)
  const written = source.match(/^[a-z][\w-]* =/gm) ?? []
  expect(names.length, `${lang}: a message that cannot be read`).toBe(written.length)
  const blocks = source.split(/\n(?=[a-z])/).map((block) => block.trim())
  return new Map(
    names.map((name) => {
      const block = blocks.find((each) => each.startsWith(`${name} =`)) ?? ''
      return [name, [...new Set(block.match(/\$[\w-]+/g) ?? [])].sort()]
    }),
  )
}

test.each(others)('%s says what English says, of the same things', (lang) => {
  expect(Object.fromEntries(messages(lang))).toEqual(Object.fromEntries(messages('en')))
})
test.each(others)('%s says it in its own words', (lang) => {
  const [own, english] = [lang, 'en'].map((each) =>
    readFileSync(resolve(OWN, each, 'web.ftl'), 'utf8'),
  )
  expect(own).not.toBe(english)
})

// Read once: there are many messages.
const ENGLISH = gathered('en').split(/\n(?=[a-z])/)

/** The variables that a message of English names, those of its parts among them. */
function variablesOf(name: string): string[] {
  const block = ENGLISH.find((each) => each.startsWith(`${name} =`)) ?? ''
  return [...new Set([...block.matchAll(/\$([\w-]+)/g)].map(([, variable]) => variable ?? ''))].sort()
}

test('what is said is told all that its message names', () => {
  const sources = resolve(import.meta.dirname, '../src')
  const told = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .flatMap((file) => [...readFileSync(resolve(sources, file), 'utf8').matchAll(/\bsay\('([\w-]+)'(?:, \{((?:[^{}]|\{[^{}]*\})*)\})?\)/g)])
    .map(([, name = '', facts = '']) => ({
      name,
      facts: [...facts.matchAll(/(?:^|,)\s*'?([\w-]+)'?\s*(?=[:,]|$)/g)].map(([, fact]) => fact ?? '').sort(),
    }))
  expect(told.length).toBeGreaterThan(60)
  for (const { name, facts } of told) expect(facts, name).toEqual(variablesOf(name))
})
