/** A game as this browser sees it: the parts it was told of, the question, and the log. */

import { getContext, setContext } from 'svelte'

import { type Done, Refused, api } from './api'
import { Carrying } from './carrying.svelte'
import { Company } from './company.svelte'
import type {
  Entry,
  Explanation,
  Frame,
  Named,
  Option,
  Parts,
  Proposal,
  Question,
  Refusal,
  Result,
  SeatInfo,
  SeatStatic,
  Static,
  StepFrame,
  Summary,
  ViewFrame,
} from './frames'
import { pause } from './motion'
import { Connection, type Standing } from './socket'
import { language, learnForests } from './words.svelte'

const MOST_LOGGED = 400
/** Who plays a seat that no bot plays. */
export const PERSON = 'person'
const KEY = Symbol('table')

/** What was asked why not, and the answer. */
export interface WhyNot {
  answer: Named
  explanation: Explanation
}

export class Table {
  at = $state(0)
  status = $state<Summary['status']>('waiting')
  seat = $state<string | null>(null)
  seats = $state.raw<SeatInfo[]>([])
  fixed = $state.raw<Static | null>(null)
  parts = $state.raw<Parts>({})
  question = $state.raw<Question | null>(null)
  proposal = $state.raw<Proposal | null>(null)
  result = $state.raw<Result | null>(null)
  log = $state.raw<Entry[]>([])
  /** The step that is shown now: what moves and what the dice say. */
  latest = $state.raw<Entry | null>(null)
  standing = $state<Standing>('connecting')
  /** An answer is under way. */
  isBusy = $state(false)
  refusal = $state.raw<Refusal | null>(null)
  whyNot = $state.raw<WhyNot | null>(null)
  /** Whose turn at this screen it is, where several of its people share it. */
  next = $state<string | null>(null)
  /** The seats of this browser, and whether the game was made here. */
  mine = $state.raw<number[]>([])
  isHost = $state(false)
  /** What was agreed before the game began. */
  terms = $state.raw<Summary | null>(null)
  readonly company = new Company(this)

  readonly carrying = new Carrying(this)

  private connection: Connection | null = null
  private waiting: StepFrame[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly id: string) {}

  // ---------------------------------------------------------------- looking

  /** Find out which seats are this browser's, and look on from one of them. */
  async open(): Promise<void> {
    const games = await api.mine(language()).catch(() => ({ games: [] }))
    const own = games.games.find((game) => game.id === this.id)
    this.mine = own?.mine ?? []
    this.isHost = own?.host ?? false
    this.company.guide.open(this.id, games.games.length)
    this.connect(null)
  }

  /** Leave the table. */
  close(): void {
    clearTimeout(this.timer)
    this.connection?.close()
  }

  /** Look on from the seat that is asked next at this screen. */
  handOver(): void {
    const index = this.indexOf(this.next)
    if (index >= 0) this.connect(index)
  }

  private connect(seat: number | null): void {
    this.close()
    this.connection = new Connection(
      this.id,
      seat,
      (frame) => this.hear(frame),
      (standing) => (this.standing = standing),
    )
  }

  /** Take in a frame; steps are shown one after the other. */
  hear(frame: Frame): void {
    this.company.hear(frame)
    if (frame.type === 'view') this.take(frame)
    else if (frame.type === 'step') {
      this.waiting.push(frame)
      if (this.timer === undefined) this.showNext()
    } else if (frame.type === 'seats') {
      this.seats = frame.seats
      this.status = frame.status ?? this.status
    } else if (frame.type === 'proposal') this.proposal = frame.proposal
    else if (frame.type === 'error') this.refusal = frame
  }

  private take(view: ViewFrame): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.waiting = []
    this.at = view.at
    this.status = view.status
    this.seat = view.seat
    this.seats = view.seats
    this.fixed = view.static
    learnForests(view.static.map)
    this.terms = view
    this.parts = view.parts ?? {}
    this.proposal = view.proposal
    this.result = view.result ?? null
    this.latest = null
    this.ask(view.question)
    this.company.take(view)
    void this.readLog()
  }

  private showNext(): void {
    const frame = this.waiting.shift()
    if (frame === undefined) {
      this.timer = undefined
      return
    }
    this.show(frame)
    this.timer = setTimeout(() => this.showNext(), pause(frame, this.waiting.length))
  }

  private show(step: StepFrame): void {
    this.at = step.at
    this.parts = { ...this.parts, ...step.parts }
    this.proposal = step.proposal
    this.result = step.result ?? null
    this.status = step.result ? 'over' : 'running'
    this.latest = step
    const { player } = step
    if (player) {
      const resigned = this.indexOf(step.seat ?? null)
      this.seats = this.seats.map((seat, n) => (n === resigned ? { ...seat, player } : seat))
    }
    const { to } = step
    const log =
      to === undefined
        ? this.log
        : this.log.map((entry) => (entry.at > to ? { ...entry, undone: true } : entry))
    this.log = [...log, step].slice(-MOST_LOGGED)
    this.ask(step.question)
    this.company.show(step)
  }

  private ask(question: Question | null): void {
    this.question = question
    this.isBusy = false
    this.whyNot = null
    this.refusal = null
    this.carrying.drop()
    const asked = this.indexOf(question?.seat ?? null)
    const isHere = this.mine.includes(asked) && this.seats[asked]?.player === PERSON
    this.next = question && question.seat !== this.seat && isHere ? question.seat : null
  }

  private async readLog(): Promise<void> {
    const index = this.indexOf(this.seat)
    const after = Math.max(0, this.at - MOST_LOGGED)
    const seat = index < 0 ? null : index
    const { steps } = await api.log(language(), this.id, after, seat).catch(() => ({ steps: [] }))
    const later = this.log.filter(({ at }) => at > (steps.at(-1)?.at ?? 0))
    this.log = steps.length ? [...steps, ...later] : this.log
  }

  // ---------------------------------------------------------------- answering

  /** Whether this seat is asked. */
  get isAsked(): boolean {
    return this.question?.options !== undefined && this.standing === 'open'
  }

  /** The printing of the Law that is played by, whose numbers clauses are cited by. */
  get printing(): string {
    return String(this.fixed?.game.printing ?? '')
  }

  /** The answers that are legal now. */
  get options(): Option[] {
    return this.isAsked && !this.isBusy ? (this.question?.options ?? []) : []
  }

  /** The legal answer that names this, if there is one. */
  option(sort: string, word: string): Option | undefined {
    return this.options.find((option) => option.sort === sort && option.word === word)
  }

  /** Whether all that can be chosen of these sorts is among the words of what lies somewhere. */
  isAbout(words: readonly string[], ...sorts: readonly string[]): boolean {
    const named = this.options.filter(({ sort }) => sorts.includes(sort))
    return named.length > 0 && named.every(({ word }) => words.includes(word))
  }

  /** Answer, or learn why that may not be. */
  async choose(answer: Named): Promise<void> {
    if (!this.isAsked || this.isBusy) return
    const option = this.option(answer.sort, answer.word)
    await (option ? this.play(option.action) : this.explain(answer))
  }

  /** Answer with words, such as a whole move. */
  async sayWords(words: string): Promise<void> {
    await this.change(() => api.say(language(), this.id, this.at, words))
  }

  /** Take back the last answer. */
  async undo(): Promise<void> {
    await this.change(() => api.undo(language(), this.id, this.at))
  }

  private async play(action: number): Promise<void> {
    await this.change(() => api.play(language(), this.id, this.at, action))
  }

  private async explain(answer: Named): Promise<void> {
    const { at } = this
    const explanation = await this.explained(answer.word)
    if (explanation && at === this.at) this.whyNot = { answer, explanation }
  }

  /** What words would do, or why they may not be. */
  async explained(words: string): Promise<Explanation | undefined> {
    try {
      return await api.explain(language(), this.id, words)
    } catch (error) {
      this.fail(error)
      return undefined
    }
  }

  /** Ask for a step, which comes as a frame; meanwhile nothing else is asked for. */
  async change(ask: () => Promise<Done>): Promise<void> {
    this.isBusy = true
    this.refusal = null
    this.whyNot = null
    const { at } = this
    try {
      this.company.acted((await ask()).at)
    } catch (error) {
      this.fail(error)
    } finally {
      // A step that others do not see comes without a frame of its own.
      setTimeout(() => (this.isBusy = this.isBusy && at !== this.at), 400)
    }
  }

  /** Say why something was not done. */
  fail(error: unknown): void {
    this.isBusy = false
    this.refusal =
      error instanceof Refused
        ? error.refusal
        : { error: String(error instanceof Error ? error.message : error), code: 'failed' }
  }

  // ---------------------------------------------------------------- what is where

  /** A part by its path. */
  part<T>(path: string): T | undefined {
    return this.parts[path] as T | undefined
  }

  /** Where a seat is among the seats; -1 for none. */
  indexOf(seat: string | null): number {
    return this.fixed?.seats.findIndex((each) => each.seat === seat) ?? -1
  }

  /** Who plays a seat: a person, or a bot. */
  playerOf(seat: string): string {
    return this.seats[this.indexOf(seat)]?.player ?? ''
  }

  /** What never changes of all seats, one's own first, as one sits. */
  get ownFirst(): SeatStatic[] {
    const { seat, fixed } = this
    return [...(fixed?.seats ?? [])].sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat))
  }

  /** What never changes of a seat. */
  seatNamed(seat: string): SeatStatic | undefined {
    return this.fixed?.seats.find((each) => each.seat === seat)
  }
}

/** Make a table the one of all components below. */
export function setTable(table: Table): Table {
  return setContext(KEY, table)
}

/** The table of this part of the page. */
export function getTable(): Table {
  return getContext(KEY)
}
