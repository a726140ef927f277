/** What goes on around a game: what stands for this seat, wishes to go back, and the terms. */

import { api } from './api'
import type {
  ChatLine,
  Frame,
  Hint,
  Named,
  Scope,
  StandingAnswer,
  StepFrame,
  ViewFrame,
} from './frames'
import { Guide } from './guide.svelte'
import { PERSON, type Table } from './table.svelte'
import { language } from './words.svelte'

export class Company {
  /** What this seat answers without being asked. */
  told = $state.raw<StandingAnswer[]>([])
  /** What this seat asked to take back was not agreed to. */
  isDeclined = $state(false)
  /** The step of this seat's last answer; what is behind it happened since. */
  since = $state(0)
  /** Somebody has just come back to the game, and not answered yet. */
  isBack = $state(false)
  hasChat = $state(false)
  lines = $state.raw<ChatLine[]>([])
  /** Until when the asked seat may take; the seats for which a bot answers, and which bot. */
  deadline = $state<number | null>(null)
  helped = $state.raw<string[]>([])
  late = $state('')
  /** The game that the same people have begun after this one. */
  rematch = $state<string | null>(null)
  /** What a bot would answer to the question. */
  hint = $state.raw<Hint | null>(null)
  isThinking = $state(false)
  readonly guide = new Guide()

  private lastRead = $state(0)

  constructor(private readonly table: Table) {}

  // ---------------------------------------------------------------- looking

  /** Take in a frame as it comes. */
  hear(frame: Frame): void {
    if (frame.type === 'standing') this.told = frame.standing
    else if (frame.type === 'proposal') {
      this.isDeclined = frame.proposal === null && this.isOwnWish
    } else if (frame.type === 'chat') this.hearLines([frame])
    else if (frame.type === 'rematch') this.rematch = frame.rematch
  }

  /** Take in what is so now. */
  take(view: ViewFrame): void {
    this.told = view.standing ?? []
    this.since = view.since ?? view.at
    this.hint = null
    this.isBack = true
    this.isDeclined = false
    this.deadline = view.deadline ?? null
    this.helped = view.helped ?? []
    this.late = view.late
    this.rematch = view.rematch
    this.hasChat = view.chat
    if (view.chat) void this.readChat()
  }

  /** Take in a step that is shown. */
  show(step: StepFrame): void {
    this.told = step.standing ?? []
    this.hint = null
    this.isDeclined = false
    this.deadline = step.deadline
    this.helped = step.helped
  }

  /** This seat has done something, up to which all is known. */
  acted(at: number): void {
    this.since = at
    this.isBack = false
  }

  /** Whether the hint is to answer so. */
  suggests({ sort, word }: Named): boolean {
    return this.hint?.sort === sort && this.hint.word === word
  }

  /** How many lines others have said that were not read here. */
  get unread(): number {
    return this.lines.filter(({ number, seat }) => number > this.lastRead && seat !== this.table.seat)
      .length
  }

  /** All that was said is read. */
  readLines(): void {
    const last = this.lines.at(-1)
    if (last) this.lastRead = last.number
  }

  private async readChat(): Promise<void> {
    let last: number | undefined
    do {
      last = this.lines.at(-1)?.number
      const { lines } = await api
        .chat(language(), this.table.id, last ?? 0)
        .catch(() => ({ lines: [] }))
      this.hearLines(lines)
    } while (this.lines.at(-1)?.number !== last)
  }

  private hearLines(lines: readonly ChatLine[]): void {
    const last = this.lines.at(-1)?.number ?? 0
    this.lines = [...this.lines, ...lines.filter(({ number }) => number > last)]
  }

  /** Whether the wish to go back is this seat's own. */
  get isOwnWish(): boolean {
    return this.table.proposal?.by.includes(this.table.seat ?? '') ?? false
  }

  /** The other persons who play, at other screens. */
  get others(): string[] {
    return this.table.seats
      .map(({ player }, seat) => ({ player, seat }))
      .filter(({ player, seat }) => player === PERSON && !this.table.mine.includes(seat))
      .flatMap(({ seat }) => this.table.fixed?.seats[seat]?.seat ?? [])
  }

  // ---------------------------------------------------------------- saying

  /** Answer, and from here on likewise: with the first of these words that is legal. */
  async stand(answers: string[], scope: Scope): Promise<void> {
    const { table } = this
    await table.change(() => api.stand(language(), table.id, table.at, answers, scope))
  }

  /** Ask a bot what it would answer; it plays nothing. */
  async askHint(): Promise<void> {
    const { table } = this
    if (!table.isAsked || this.isThinking) return
    this.isThinking = true
    try {
      const hint = await api.hint(language(), table.id)
      if (hint.at === table.at) this.hint = hint
    } catch (error) {
      table.fail(error)
    } finally {
      this.isThinking = false
    }
  }

  /** Be asked again. */
  async forget(question: string): Promise<void> {
    const { table } = this
    const seat = table.indexOf(table.seat)
    await table.change(() => api.forget(language(), table.id, table.at, seat, question))
  }

  /** Go back behind a step, or ask all others to. */
  async goBack(to: number): Promise<void> {
    const { table } = this
    await table.change(() => api.undo(language(), table.id, table.at, to))
  }

  /** Agree to go back behind a step, or not; of one's own wish, not any more. */
  async consent(to: number, agree: boolean): Promise<void> {
    const { table } = this
    const isOwn = this.isOwnWish
    await table.change(() => api.consent(language(), table.id, table.at, to, agree))
    if (isOwn) this.isDeclined = false
  }

  /** Have a bot play on in this seat's place. */
  async leaveTo(bot: string): Promise<void> {
    const { table } = this
    const seat = table.indexOf(table.seat)
    await table.change(() => api.resign(language(), table.id, table.at, seat, bot))
  }

  /** Answer again, where a bot answers since one is late. */
  async comeBack(): Promise<void> {
    const { table } = this
    await table.change(() => api.back(language(), table.id, table.at))
  }

  /** Say something to all; whether it was said. */
  async say(text: string): Promise<boolean> {
    const { table } = this
    try {
      this.hearLines([await api.talk(language(), table.id, table.indexOf(table.seat), text)])
      return true
    } catch (error) {
      table.fail(error)
      return false
    }
  }

  /** The id of another game for the same people, which whoever comes first begins. */
  async playAgain(): Promise<string | undefined> {
    try {
      return (await api.rematch(language(), this.table.id)).id
    } catch (error) {
      this.table.fail(error)
      return undefined
    }
  }
}
