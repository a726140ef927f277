/** The language that is spoken now; whatever reads it is said anew when it changes. */

import loaders from 'virtual:texts'

import type { Facts, MapStatic, Named, Question, Result, Told } from './frames'
import { kept, keep } from './keeping'
import { Speech, capital } from './speech'

export { capital }

const ENGLISH = 'en'
const KEY = 'lang'

/** The languages by what they call themselves. */
export const LANGUAGES: Record<string, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  nl: 'Nederlands',
  pl: 'Polski',
  'pt-BR': 'Português (Brasil)',
  ru: 'Русский',
}

let speech = $state.raw<Speech>(new Speech(ENGLISH, ''))
/** The forests of the map that is looked at, in the order of their numbers. */
let forests = $state.raw<string[]>([])

/** Call the forests of this map by their numbers on it from now on. */
export function learnForests(map: MapStatic): void {
  forests = Object.keys(map.forests)
}

/** Speak a language from now on. */
export async function speak(lang: string): Promise<void> {
  const [own, english] = await Promise.all([load(lang), load(ENGLISH)])
  const otherwise = new Speech(ENGLISH, english)
  speech = lang === ENGLISH ? otherwise : new Speech(lang, own, otherwise)
  document.documentElement.lang = lang
}

/** Speak a language, and from the next visit on. */
export async function choose(lang: string): Promise<void> {
  keep(KEY, lang)
  await speak(lang)
}

/** The language that was chosen, or the first that the browser asks for and that is spoken here. */
export function preferred(asked: readonly string[] = navigator.languages): string {
  const wanted = [kept(KEY) ?? '', ...asked]
  const spoken = Object.keys(LANGUAGES)
  for (const each of wanted) {
    const found =
      spoken.find((lang) => lang.toLowerCase() === each.toLowerCase()) ??
      spoken.find((lang) => lang.split('-')[0] === each.split('-')[0]?.toLowerCase())
    if (found) return found
  }
  return ENGLISH
}

async function load(lang: string): Promise<string> {
  return (await loaders[lang]?.())?.default ?? ''
}

/** The language that is spoken. */
export function language(): string {
  return speech.lang
}

/** The message of this name; the name itself if there is none. */
export function say(name: string, facts: Facts = {}): string {
  return speech.format(name, '', facts) ?? name
}

/** Whether there is a message of this name. */
export function has(name: string): boolean {
  return speech.has(name)
}

/** What a message says about a part of it; undefined for nothing. */
export function about(name: string, part: string, facts: Facts = {}): string | undefined {
  return speech.format(name, part, facts)
}

/** The message of this name with dots for whatever it names. */
export function blank(name: string): string {
  return speech.blank(name) ?? name
}

/** What a name such as `card-anvil` is called. */
export function called(named: string, number?: number): string {
  return speech.name(named, number === undefined ? {} : { number })
}

/** What an answer is called. */
export function answerName(answer: Named): string {
  return called(nameOf(answer))
}

/** The name of an answer: of a seat it is that of the faction, of a forest that of its number. */
export function nameOf({ sort, word }: Named): string {
  if (sort === 'forest' && forests.includes(word)) return `forest-${forests.indexOf(word) + 1}`
  return `${sort === 'seat' ? 'faction' : sort}-${word}`
}

/** A question as a sentence, with dots for what only the asked seat is told. */
export function asked({ message, facts }: Question): string {
  return facts ? say(message, facts) : blank(message)
}

/** Who has won, with the points of all. */
export function ending({ winners, scores }: Result): string {
  const nameOf = (word: string): string => answerName({ sort: 'seat', word })
  return say('game-over', {
    number: winners.length,
    winners: winners.map(nameOf).join(', '),
    points: Object.entries(scores)
      .map(([seat, points]) => `${nameOf(seat)} ${points}`)
      .join(', '),
  })
}

/** An event as a sentence. */
export function told(event: Told): string {
  return capital(say(event.message, event.facts))
}
