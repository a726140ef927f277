/**
 * Sentences in a language, from the Fluent files of the package: as `woodlaw.i18n` has them.
 *
 * What a sentence names is handed in as a name (`faction-marquise`, `card-anvil`, `clearing-7`),
 * which `NAME` and `GENDER` put into words. What a language does not say is said in English.
 */

import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from '@fluent/bundle'

import type { Fact, Facts } from './frames'

const NUMBERED = /^(.+)-(\d+)$/
const BLANK = '...'

/** One language: its messages, and English for those that it lacks. */
export class Speech {
  private readonly bundle: FluentBundle
  private readonly sources: Map<string, string>

  constructor(
    readonly lang: string,
    source: string,
    private readonly english?: Speech,
  ) {
    this.bundle = new FluentBundle(lang, {
      functions: {
        NAME: ([named, number], { case: form }) =>
          this.name(plain(named), {
            ...(number instanceof FluentNumber ? { number: number.value } : {}),
            ...(form === undefined ? {} : { case: plain(form) }),
          }),
        GENDER: ([named]) => this.gender(plain(named)),
      },
      // As in the terminal; marks around each variable would only be read out.
      useIsolating: false,
    })
    this.bundle.addResource(new FluentResource(source))
    this.sources = blocks(source)
  }

  /** Whether there is a message of this name. */
  has(name: string): boolean {
    return (this.english ?? this).bundle.hasMessage(name)
  }

  /** The message of this name, or its attribute; undefined if neither language has it. */
  format(name: string, part = '', facts: Facts = {}): string | undefined {
    const message = this.bundle.getMessage(name)
    const pattern = part ? message?.attributes[part] : message?.value
    if (pattern === undefined || pattern === null) return this.english?.format(name, part, facts)
    return this.bundle.formatPattern(pattern, facts, [])
  }

  /** The message of this name with dots for whatever it names. */
  blank(name: string): string | undefined {
    const source = this.sources.get(name) ?? ''
    const named = [...source.matchAll(/\$([A-Za-z][\w-]*)/g)].map((found) => [found[1], BLANK])
    return this.format(name, '', Object.fromEntries(named) as Facts)
  }

  /** What something is called, in a case or fitted to a number; its own word if nothing. */
  name(named: string, how: { number?: number; case?: string } = {}): string {
    const { number = -1 } = how
    const form = how.case || (number >= 0 ? 'counted' : '')
    const [message, own] = this.messageOf(named)
    const facts = { number: number >= 0 ? number : own }
    const found = this.format(message, form, facts) || this.format(message, '', facts)
    return found ?? (named.slice(named.indexOf('-') + 1) || named)
  }

  /** The grammatical gender of a name; `other` where the language does not say. */
  private gender(named: string): string {
    return this.format(this.messageOf(named)[0], 'gender') || 'other'
  }

  /** The message of a name, and the number that ends the name. */
  private messageOf(named: string): [string, number] {
    const match = this.has(named) ? null : NUMBERED.exec(named)
    return match ? [match[1] as string, Number(match[2])] : [named, 1]
  }
}

/** A value of Fluent as the plain text that it came from. */
function plain(value: FluentValue | undefined): string {
  return value instanceof FluentNumber ? String(value.value) : String(value)
}

/** The source of each message by its name. */
function blocks(source: string): Map<string, string> {
  const found = source.split(/\n(?=[a-z])/).map((block): [string, string] => {
    const text = block.trim()
    return [text.slice(0, text.indexOf(' ')), text]
  })
  return new Map(found)
}

/** The first letter as a capital. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

export type { Fact, Facts }
