/** A position that is built here: what is said of it, and what the server makes of that. */

import { Refused, ask } from './api'
import type { Explanation, Named, Option, Parts, Question, Static, Told } from './frames'
import { PERSON, Table } from './table.svelte'
import { language, learnForests, say } from './words.svelte'

export type Words = Record<string, unknown>

/** Where cards or items lie. */
export interface Zone {
  path: string
  of: 'card' | 'item'
  seat: string
}

/** Something to choose: what a position says for it, and its name. */
export interface Choice {
  value: string | number
  name: string
}

/** A slot of a board: a number, yes or no (`flag`), or one or `many` of its choices. */
export interface Slot {
  slot: string
  message: string
  facts: Record<string, string>
  flag: boolean
  many: boolean
  choices: Choice[]
  /** Whether it is of this turn only. */
  turn: boolean
}

/** A step of a turn by what it asks: nothing (its beginning), or a window before a question. */
export interface Step {
  step: string
  phase: string
  message: string
  before?: string
}

/** What can be said of a position. */
export interface Forms {
  steps: Record<string, Step[]>
  /** The step that comes to mind first when it is somebody's turn. */
  first: Record<string, string>
  zones: Zone[]
  items: { 'face-up': string[]; exhausted: string[] }
  boards: Record<string, Slot[]>
  suits: string[]
}

export interface Opened {
  game: Words & { players: string[] }
  position: Words
  title: string
  why: string
}

interface Stood {
  seat: string
  parts: Parts
  question: Question | null
  events: Told[]
  static?: Static
  forms?: Forms
}

/** What a click on the map does: it puts or takes something, asks, or looks. */
export type Mode = 'lay' | 'ask' | 'look'
export type Brush =
  | { put: 'piece'; seat: string; kind: string; as?: string }
  | { put: 'ruin' }
  | { put: 'suit'; suit: string }

// What is put is no answer.
const NO_ACTION = -1

type PieceBrush = Extract<Brush, { put: 'piece' }>

const MOST_BACK = 100

export class Editor extends Table {
  game = $state.raw<Opened['game'] | null>(null)
  position = $state.raw<Words>({})
  forms = $state.raw<Forms | null>(null)
  events = $state.raw<Told[]>([])
  answers = $state.raw<Named[]>([])
  /** What is wrong with the position as it is said, and where. */
  wrong = $state.raw<{ field: string; reason: string } | null>(null)
  mode = $state<Mode>('lay')
  brush = $state.raw<Brush | null>(null)
  isTaking = $state(false)
  title = $state('')
  why = $state('')
  /** Words that were refused, for the scenario to say so. */
  refused = $state('')

  private past: Words[] = []
  private asking = 0

  constructor() {
    super('')
    this.status = 'running'
  }

  // ---------------------------------------------------------------- beginning

  /** A table of a game: empty, or as it is set up. */
  async begin(game: Words, empty: boolean): Promise<void> {
    await this.startFrom(ask<Opened>('/study/table', language(), { game, empty }))
  }

  /** The position of a scenario file. */
  async openFile(scenario: string): Promise<void> {
    await this.startFrom(ask<Opened>('/study/file', language(), { scenario }))
  }

  /** The position behind a line of a record. */
  async openMoment(record: string, line: number): Promise<void> {
    await this.startFrom(ask<Opened>('/study/moment', language(), { record, line }))
  }

  /** Leave this position, to begin with another. */
  leave(): void {
    this.fixed = null
    this.game = null
    this.wrong = null
  }

  private async startFrom(opening: Promise<Opened>): Promise<void> {
    try {
      const { game, position, title, why } = await opening
      this.game = game
      this.position = position
      this.title = title
      this.why = why
      this.past = []
      this.answers = []
      this.forms = null
      await this.readPosition()
    } catch (error) {
      this.noteWrong(error)
    }
  }

  // ---------------------------------------------------------------- building

  /** What the position says at a path such as `hands.marquise`. */
  valueAt<T>(path: string): T | undefined {
    return path
      .split('.')
      .reduce<unknown>((words, key) => (words as Words | undefined)?.[key], this.position) as T | undefined
  }

  /** Say something else at a path; nothing there is what is left out. */
  async set(path: string, value: unknown): Promise<void> {
    await this.become(withValue(this.position, path.split('.'), value))
  }

  /** Whose turn it is, at the step that comes to mind first. */
  async setTurn(seat: string): Promise<void> {
    await this.setStep(seat, this.forms?.first[seat] ?? '')
  }

  /** Another step: a stack would say otherwise. */
  async setStep(turn: string, step: string): Promise<void> {
    const { stack: _, ...rest } = this.position
    await this.become({ ...rest, turn, step })
  }

  /** Another position, from which a way leads back; what was answered in the old one is gone. */
  private async become(position: Words): Promise<void> {
    this.past = [...this.past, this.position].slice(-MOST_BACK)
    this.position = position
    this.answers = []
    await this.readPosition()
  }

  /** Put or take what is chosen in a clearing or a forest. */
  async paint({ sort, word }: Named): Promise<void> {
    const { brush } = this
    if (brush?.put === 'piece') {
      if (sort === 'clearing' || this.entersForests(brush)) await this.become(this.withPiece(brush, sort, word))
    } else if (sort !== 'clearing') return
    else if (brush?.put === 'ruin') {
      const standing = this.part<number[]>('ruins') ?? []
      const number = Number(word)
      const rest = standing.filter((each) => each !== number)
      await this.set('ruins', this.isTaking ? rest : [...rest, number].sort((a, b) => a - b))
    } else if (brush?.put === 'suit') {
      const printed = this.fixed?.map.clearings[word]?.suit
      const isPrinted = this.isTaking || brush.suit === printed
      await this.set(`suits.${word}`, isPrinted ? undefined : brush.suit)
    }
  }

  /** The slots of a seat's board that tell of a piece: where it is, or what it is there. */
  slotsOf(seat: string, kind: string): Slot[] {
    return (this.forms?.boards[seat] ?? []).filter(({ facts }) => facts['piece'] === `piece-${kind}`)
  }

  /** Whether a piece can be in a forest, which is said on the board of its seat. */
  private entersForests({ seat, kind }: PieceBrush): boolean {
    return this.slotsOf(seat, kind).some(({ facts }) => !facts['clearing'])
  }

  /** The position with a piece put or taken, and all that is said of that piece elsewhere. */
  private withPiece({ seat, kind, as }: PieceBrush, sort: string, place: string): Words {
    const group = `${seat} ${kind}`
    const isOne = this.fixed?.seats.find((each) => each.seat === seat)?.pieces[kind]?.count === 1
    let { position } = this
    const say = (path: string, value: unknown): void => {
      position = withValue(position, path.split('.'), value)
    }
    const there = (clearing: string): string[] =>
      ((position['clearings'] as Words | undefined)?.[clearing] as string[] | undefined) ?? []
    // What there is one of is in one place.
    if (isOne && !this.isTaking)
      for (const clearing of Object.keys(this.fixed?.map.clearings ?? {}))
        say(`clearings.${clearing}`, counted(there(clearing), group, -1))
    if (sort === 'clearing') say(`clearings.${place}`, counted(there(place), group, this.isTaking ? -1 : 1))
    const isGone = !lies(there(place), group)
    for (const { slot, facts, many } of this.slotsOf(seat, kind)) {
      const path = `boards.${seat}.${slot}`
      const { clearing } = facts
      if (clearing) {
        if (clearing === `${sort}-${place}` && (isGone || !many)) say(path, isGone ? undefined : as)
      } else if (!this.isTaking) say(path, sort === 'forest' ? place : undefined)
      else if (this.valueAt(path) === place) say(path, undefined)
    }
    return position
  }

  /** Back to how the position was. */
  async back(): Promise<void> {
    const before = this.past.at(-1)
    if (before === undefined) return
    this.past = this.past.slice(0, -1)
    this.position = before
    this.answers = []
    await this.readPosition()
  }

  // ---------------------------------------------------------------- asking

  private get words(): Words {
    return { game: this.game, position: this.position, answers: this.answers.map(({ word }) => word) }
  }

  /** Have the server read the position, and show what it makes of it. */
  private async readPosition(): Promise<void> {
    this.asking += 1
    const { asking } = this
    try {
      const found = await ask<Stood>('/study/position', language(), {
        ...this.words,
        forms: this.forms === null,
      })
      if (asking === this.asking) this.showPosition(found)
    } catch (error) {
      if (asking !== this.asking) return
      this.noteWrong(error)
      // What is wrong is marked where it stands, and its path tells nobody more.
      if (this.wrong?.field) this.wrong = { ...this.wrong, reason: this.wrong.reason.replace(`${this.wrong.field}: `, '') }
    }
  }

  private showPosition(found: Stood): void {
    this.at += 1
    this.carrying.drop()
    if (found.static) {
      this.fixed = found.static
      learnForests(found.static.map)
    }
    if (found.forms) this.forms = found.forms
    this.seats = (this.fixed?.seats ?? []).map(({ seat }) => ({ faction: seat, player: PERSON, taken: true }))
    this.seat = found.seat
    this.parts = found.parts
    this.question = found.question
    this.events = found.events
    this.wrong = null
    this.whyNot = null
    this.refusal = null
    this.refused = ''
    this.isBusy = false
  }

  /** How many cards of a name lie nowhere yet. */
  cardsLeft(word: string): number {
    const zones = (this.forms?.zones ?? []).filter((zone) => zone.of === 'card')
    const lying = zones.flatMap(({ path }) => this.valueAt<string[]>(path) ?? [])
    return (this.fixed?.cards[word]?.count ?? 0) - lying.filter((each) => each === word).length
  }

  /** Whether something is wrong at a path of the position, or below it. */
  isWrong(path: string): boolean {
    const field = this.wrong?.field ?? ''
    return field === `position.${path}` || field.startsWith(`position.${path}.`)
  }

  /** What is wrong right at a path; in what lies below it, it is said there. */
  reasonAt(path: string): string {
    return this.wrong?.field === `position.${path}` ? this.wrong.reason : ''
  }

  private noteWrong(error: unknown): void {
    this.isBusy = false
    const refusal =
      error instanceof Refused ? error.refusal : { error: say('web-no-server'), code: 'failed' }
    this.wrong = { field: refusal.field ?? '', reason: refusal.error }
  }

  override get isAsked(): boolean {
    return this.game !== null && (this.mode !== 'ask' || this.question?.options !== undefined)
  }

  override get options(): Option[] {
    if (this.mode === 'lay') return this.forestsToPut
    return this.mode === 'ask' && !this.isBusy ? (this.question?.options ?? []) : []
  }

  /** The forests in which the chosen piece can be put. */
  private get forestsToPut(): Option[] {
    if (this.brush?.put !== 'piece' || this.isTaking) return []
    const forests = this.entersForests(this.brush) ? Object.keys(this.fixed?.map.forests ?? {}) : []
    return forests.map((word) => ({ action: NO_ACTION, sort: 'forest', word }))
  }

  override async choose(answer: Named): Promise<void> {
    if (this.mode === 'lay') {
      if (answer.sort === 'clearing' || answer.sort === 'forest') await this.paint(answer)
    } else if (this.mode === 'look' && answer.sort === 'clearing') {
      await this.explainWords(`clearing ${answer.word}`, answer)
    } else if (this.option(answer.sort, answer.word)) {
      await this.answer(answer)
    } else await this.explainWords(answer.word, answer)
  }

  override async undo(): Promise<void> {
    this.answers = this.answers.slice(0, -1)
    await this.readPosition()
  }

  /** Ask what words would do here. */
  async explainWords(words: string, answer: Named = { sort: '', word: words }): Promise<void> {
    const explanation = await this.explained(words)
    if (!explanation) return
    this.whyNot = { answer, explanation }
    this.refused = explanation.legal || this.mode === 'look' ? '' : words
  }

  override async explained(words: string): Promise<Explanation | undefined> {
    try {
      return await ask<Explanation>('/study/explain', language(), { ...this.words, words })
    } catch (error) {
      this.refusal = error instanceof Refused ? error.refusal : null
      return undefined
    }
  }

  override async sayWords(words: string): Promise<void> {
    if (this.mode !== 'ask') return
    await this.explainWords(words)
    if (this.whyNot?.explanation.legal) await this.answer({ sort: '', word: words })
  }

  private async answer(answer: Named): Promise<void> {
    this.answers = [...this.answers, answer]
    await this.readPosition()
  }

  /** The position and the answers as the text of a scenario file. */
  async scenario(): Promise<{ text: string; failure: string | null }> {
    return ask('/study/scenario', language(), {
      ...this.words,
      title: this.title,
      why: this.why,
      refused: this.refused,
    })
  }
}

/** Words with another value at a path; without one the field goes, and what is empty with it. */
export function withValue(words: Words, [key = '', ...rest]: string[], value: unknown): Words {
  const { [key]: before, ...others } = words
  const inner = rest.length ? withValue((before ?? {}) as Words, rest, value) : value
  const isNone = inner === undefined || (rest.length > 0 && Object.keys(inner as Words).length === 0)
  return isNone ? others : { ...words, [key]: inner }
}

/** Whether a kind such as `marquise keep` is among groups, with a number or without. */
export function lies(groups: readonly string[], kind: string): boolean {
  return groups.some((group) => `${group} `.startsWith(`${kind} `))
}

/** Groups such as `marquise warrior 2` with so many more of one kind. */
export function counted(groups: readonly string[], kind: string, more: number): string[] | undefined {
  const numbers = new Map<string, number>()
  for (const group of groups) {
    const [seat = '', piece = '', number = '1'] = group.split(' ')
    const name = `${seat} ${piece}`
    numbers.set(name, (numbers.get(name) ?? 0) + Number(number))
  }
  numbers.set(kind, (numbers.get(kind) ?? 0) + more)
  const left = [...numbers].filter(([, number]) => number > 0)
  return left.length ? left.map(([name, number]) => `${name} ${number}`) : undefined
}
