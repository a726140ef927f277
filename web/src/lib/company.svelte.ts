/** What goes on around a game: what stands for this seat, wishes to go back, and the terms. */

import { api } from './api'
import type { Frame, Scope, StandingAnswer, StepFrame, ViewFrame } from './frames'
import type { Table } from './table.svelte'
import { language } from './words.svelte'

export class Company {
  /** What this seat answers without being asked. */
  told = $state.raw<StandingAnswer[]>([])
  /** What this seat asked to take back was not agreed to. */
  isDeclined = $state(false)
  /** The step of this seat's last answer; what is behind it happened since. */
  since = $state(0)

  constructor(private readonly table: Table) {}

  // ---------------------------------------------------------------- looking

  /** Take in a frame as it comes. */
  hear(frame: Frame): void {
    if (frame.type === 'standing') this.told = frame.standing
    else if (frame.type === 'proposal') {
      this.isDeclined = frame.proposal === null && this.isOwnWish
    }
  }

  /** Take in what is so now. */
  take(view: ViewFrame): void {
    this.told = view.standing ?? []
    this.since = view.since ?? view.at
    this.isDeclined = false
  }

  /** Take in a step that is shown. */
  show(step: StepFrame): void {
    this.told = step.standing ?? []
    this.isDeclined = false
  }

  /** This seat has done something, up to which all is known. */
  acted(at: number): void {
    this.since = at
  }

  /** Whether the wish to go back is this seat's own. */
  get isOwnWish(): boolean {
    return this.table.proposal?.by.includes(this.table.seat ?? '') ?? false
  }

  /** The other persons who play, at other screens. */
  get others(): string[] {
    return this.table.seats
      .map(({ player }, seat) => ({ player, seat }))
      .filter(({ player, seat }) => player === 'person' && !this.table.mine.includes(seat))
      .flatMap(({ seat }) => this.table.fixed?.seats[seat]?.seat ?? [])
  }

  // ---------------------------------------------------------------- saying

  /** Answer, and from here on likewise: with the first of these words that is legal. */
  async stand(answers: string[], scope: Scope): Promise<void> {
    const { table } = this
    await table.change(() => api.stand(language(), table.id, table.at, answers, scope))
  }

  /** Be asked again. */
  async forget(question: string): Promise<void> {
    const { table } = this
    await table.change(() => api.forget(language(), table.id, table.at, question))
  }

  /** Go back behind a step, or ask all others to. */
  async goBack(to: number): Promise<void> {
    const { table } = this
    await table.change(() => api.undo(language(), table.id, table.at, to))
  }

  /** Agree to go back, or not; of one's own wish, not any more. */
  async consent(agree: boolean): Promise<void> {
    const { table } = this
    const isOwn = this.isOwnWish
    await table.change(() => api.consent(language(), table.id, table.at, agree))
    if (isOwn) this.isDeclined = false
  }
}
