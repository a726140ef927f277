/** A game that is over as a table which goes to and fro: its frames, and where among them it is. */

import { api } from './api'
import { isTurn, seatIn } from './events'
import type { Parts, StepFrame, Told } from './frames'
import { pause } from './motion'
import { type ReplayHead, type Source, type StartFrame, replayed } from './study'
import { Table } from './table.svelte'
import { troubleOf } from './trouble'
import { language, learnForests, say } from './words.svelte'

// So many steps lie between two positions that are kept whole.
const BETWEEN = 32
const MOST_LOGGED = 120
/** How long a step is shown at least while it plays, by the speed that is chosen. */
export const SPEEDS = [1800, 900, 350, 80]

/** A turn of the game: the steps from one to before another. */
export interface Turn {
  first: number
  seat: string
  round: number
}

export class Replay extends Table {
  head = $state.raw<ReplayHead | null>(null)
  /** How many steps have come, and at which of them it is: 0 is the start. */
  count = $state(0)
  index = $state(0)
  turns = $state.raw<Turn[]>([])
  isWhole = $state(false)
  isPlaying = $state(false)
  speed = $state(1)
  trouble = $state('')

  private source: Source | null = null
  private start: StartFrame | null = null
  private steps: StepFrame[] = []
  private kept: Parts[] = []
  private newest: Parts = {}
  private reading: AbortController | null = null
  private beat: ReturnType<typeof setTimeout> | undefined

  constructor() {
    super('')
  }

  // ---------------------------------------------------------------- reading

  /** Read a game as a seat saw it (null: a spectator), and go to a line of its record. */
  async read(source: Source, seat: number | null, line = 1): Promise<void> {
    this.close()
    this.forget()
    this.source = source
    const reading = new AbortController()
    this.reading = reading
    try {
      for await (const frames of replayed(source, seat, language(), reading.signal)) {
        if (reading.signal.aborted) return
        const turns = [...this.turns]
        for (const frame of frames) {
          if (frame.type === 'replay') this.begin(frame)
          else if (frame.type === 'view') this.keepStart(frame)
          else if (frame.type === 'step') this.keep(frame, turns)
          else if (frame.type === 'error') this.trouble = frame.error
          else if (frame.failure) {
            const { line: at, reason } = frame.failure
            this.trouble = say('web-replay-fails', { line: String(at), reason })
          }
        }
        this.turns = turns
        this.count = this.steps.length
        if (line > this.at && line > 1) this.showStep(this.indexOfLine(line))
      }
      this.isWhole = true
    } catch (error) {
      if (reading.signal.aborted) return
      this.trouble = troubleOf(error)
    }
  }

  /** Read it again with the eyes of another seat. */
  async look(seat: number | null): Promise<void> {
    if (this.source) await this.read(this.source, seat, this.at)
  }

  override close(): void {
    this.reading?.abort()
    this.pause()
    super.close()
  }

  private forget(): void {
    this.steps = []
    this.kept = []
    this.count = 0
    this.index = 0
    this.turns = []
    this.isWhole = false
    this.trouble = ''
  }

  private begin(head: ReplayHead): void {
    this.head = head
    this.seats = head.seats
    this.fixed = head.static
    learnForests(head.static.map)
    this.seat = head.seat
  }

  private keepStart(frame: StartFrame): void {
    this.start = frame
    this.newest = frame.parts
    this.kept = [frame.parts]
    this.turns = []
    this.showStep(0)
  }

  private keep(step: StepFrame, turns: Turn[]): void {
    this.steps.push(step)
    this.newest = { ...this.newest, ...step.parts }
    if (this.steps.length % BETWEEN === 0) this.kept.push(this.newest)
    const turn = step.events.find(isTurn)
    if (turn) {
      const seat = seatIn(turn.facts['seat'])
      turns.push({ first: this.steps.length, seat, round: Number(turn.facts['round']) })
    }
  }

  // ---------------------------------------------------------------- where it is

  /** How many lines the record has. */
  get lines(): number {
    return this.head?.lines ?? 1
  }

  /** The step that is shown behind a line of the record. */
  indexOfLine(line: number): number {
    const beyond = this.steps.findIndex(({ at }) => at > line)
    return beyond < 0 ? this.steps.length : beyond
  }

  /** The line of the record behind which a step is shown. */
  lineOf(index: number): number {
    return this.steps[index - 1]?.at ?? 1
  }

  /** What happened in a turn (-1: before the first), by the places of its steps. A step in which
   * one turn ends and the next begins has its part in both. */
  entriesOf(turn: number): [number, Told[]][] {
    const [first, beyond] = [this.turns[turn]?.first ?? 1, this.turns[turn + 1]?.first ?? this.count]
    return this.steps.slice(first - 1, beyond).map((step, n): [number, Told[]] => {
      const index = first + n
      const begins = step.events.findIndex(isTurn)
      if (index === this.turns[turn + 1]?.first) return [index, step.events.slice(0, begins)]
      return [index, index === this.turns[turn]?.first ? step.events.slice(begins) : step.events]
    })
  }

  /** Which of the turns it is in; -1 before the first. */
  get turn(): number {
    return this.turns.findLastIndex(({ first }) => first <= this.index)
  }

  /** Go to a step; the next one is seen as it happens. */
  go(index: number): void {
    this.pause()
    this.showStep(index)
  }

  /** Go to the line of a record. */
  goToLine(line: number): void {
    this.go(this.indexOfLine(line))
  }

  /** Go to the beginning of a turn so many turns away; back first to that of this one. */
  goByTurn(by: number): void {
    const { turn } = this
    const isInside = by < 0 && this.index > (this.turns[turn]?.first ?? 0)
    const first = this.turns[turn + by + Number(isInside)]?.first
    this.go(first ?? (by < 0 ? 0 : this.count))
  }

  private showStep(wanted: number): void {
    const index = Math.min(Math.max(wanted, 0), this.steps.length)
    const isNext = index === this.index + 1
    const step = this.steps[index - 1]
    const shown = step ?? this.start
    if (!shown) return
    this.parts = isNext && step ? { ...this.parts, ...step.parts } : this.partsAt(index)
    this.index = index
    this.at = shown.at
    this.log = this.steps.slice(Math.max(0, index - MOST_LOGGED), index)
    this.latest = isNext && step ? step : null
    this.question = shown.question
    this.result = shown.result ?? null
    this.status = shown.result ? 'over' : 'running'
  }

  private partsAt(index: number): Parts {
    const near = Math.floor(index / BETWEEN)
    const later = this.steps.slice(near * BETWEEN, index).map(({ parts }) => parts)
    return Object.assign({}, this.kept[near], ...later) as Parts
  }

  // ---------------------------------------------------------------- playing

  /** Let it play from here, from the start if it is at its end; or stop it. */
  toggle(): void {
    if (this.isPlaying) return this.pause()
    if (this.index === this.count) this.showStep(0)
    this.isPlaying = true
    this.wait()
  }

  /** Stop playing. */
  pause(): void {
    clearTimeout(this.beat)
    this.isPlaying = false
  }

  private wait(): void {
    const least = SPEEDS[this.speed] ?? 0
    const moving = this.latest && this.speed < SPEEDS.length - 1 ? pause(this.latest, 0) : 0
    this.beat = setTimeout(() => {
      if (this.index < this.count) this.showStep(this.index + 1)
      else if (this.isWhole) return this.pause()
      this.wait()
    }, Math.max(least, moving))
  }

  // ---------------------------------------------------------------- nobody is asked

  override async choose(): Promise<void> {
    // What happened, happened.
  }

  override async undo(): Promise<void> {
    // Going back is going to a step.
  }

  /** The text of the record. */
  async record(): Promise<string> {
    if (this.source && 'record' in this.source) return this.source.record
    return this.source ? api.record(language(), this.source.game) : ''
  }
}
