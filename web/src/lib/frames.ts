/** What the server sends, as `docs/server.md` and `woodlaw.view` describe it. */

export type Fact = string | number
export type Facts = Record<string, Fact>

/** A sort and a word, such as `clearing` and `7`: the name of what an answer names. */
export interface Named {
  sort: string
  word: string
}

export interface Option extends Named {
  action: number
}

/** What a bot would answer at a step. */
export interface Hint extends Option {
  at: number
  bot: string
}

export interface Question {
  seat: string
  name: string
  message: string
  clause: string
  facts?: Facts
  /** The clearing that it is about, if it is about one. */
  where?: string
  options?: Option[]
  refused?: Option[]
}

export interface Told {
  clause: string
  message: string
  facts: Facts
}

export interface Entry {
  at: number
  kind: 'begun' | 'answered' | 'undone' | 'resigned' | 'helped' | 'back'
  time: number
  events: Told[]
  seat?: string
  to?: number
  undone?: boolean
  /** The bot that plays on for who has resigned. */
  player?: string
}

export interface Result {
  winners: string[]
  scores: Record<string, number>
}

export type Parts = Record<string, unknown>

export interface StepFrame extends Entry {
  type: 'step'
  parts: Parts
  question: Question | null
  proposal: Proposal | null
  /** Until when the asked seat may take, in milliseconds. */
  deadline: number | null
  /** The seats for which a bot answers meanwhile. */
  helped: string[]
  standing?: StandingAnswer[]
  result?: Result
}

export type Scope = 'this turn' | 'this phase' | 'always'

/** What a seat answers to a question from here on: the first of these words that is legal. */
export interface StandingAnswer {
  question: string
  message: string
  answers: string[]
  /** The sorts of what the answers name. */
  sorts: string[]
  scope: Scope
}

export interface SeatInfo {
  faction: string
  player: string
  taken: boolean
}

export interface Proposal {
  to: number
  by: string[]
  agreed: string[]
}

export interface Summary {
  id: string
  made: number
  status: 'waiting' | 'running' | 'over'
  game: Record<string, unknown> & { players: string[] }
  seats: SeatInfo[]
  at?: number
  result?: Result
  /** How long a seat may take within a turn of the game; null for as long as it wants. */
  days: number | null
  spectators: boolean
  chat: boolean
  public: boolean
  /** The bot that answers for who is late, or `wait` for none. */
  late: string
  rematch: string | null
  deadline?: number | null
  helped?: string[]
}

/** A game in the list of one's own. */
export interface OwnGame extends Summary {
  mine: number[]
  /** The seat of a person that is asked. */
  asked: number | null
  /** Whether it was made here. */
  host: boolean
}

/** The game that an invite is for, and the seat. */
export interface Invited extends Summary {
  seat: number
}

/** What a line-up reaches, and what the Law recommends for so many players. */
export interface Reach {
  reached: number
  recommended: number
  viable: boolean
  clause: string
}

/** What the server says of factions that are to play together. */
export interface LineUp {
  /** The factions that one more player could take. */
  free: string[]
  reach: Reach | null
}

export interface ViewFrame extends Summary {
  type: 'view'
  at: number
  seat: string | null
  static: Static
  parts?: Parts
  question: Question | null
  proposal: Proposal | null
  standing?: StandingAnswer[]
  since?: number
}

export interface SeatsFrame {
  type: 'seats'
  seats: SeatInfo[]
  status?: Summary['status']
}

export interface ProposalFrame {
  type: 'proposal'
  proposal: Proposal | null
}

export interface StandingFrame {
  type: 'standing'
  standing: StandingAnswer[]
}

export interface RematchFrame {
  type: 'rematch'
  rematch: string
}

export interface ChatLine {
  type: 'chat'
  number: number
  seat: string
  time: number
  text: string
}

export interface Refusal {
  error: string
  code: string
  clause?: string
  at?: number
  /** Where in what was sent it is wrong. */
  line?: number
  field?: string
}

export interface ErrorFrame extends Refusal {
  type: 'error'
}

export type Frame =
  | ViewFrame
  | StepFrame
  | SeatsFrame
  | ProposalFrame
  | StandingFrame
  | RematchFrame
  | ChatLine
  | ErrorFrame

export type Place = [number, number]
export type Suit = 'bird' | 'fox' | 'rabbit' | 'mouse'

export interface ClearingStatic {
  suit: Suit
  slots: number
  ruin: boolean
  corner: boolean
  place: Place
}

export interface ForestStatic {
  label: string
  clearings: string[]
  place: Place
}

export interface MapStatic {
  clearings: Record<string, ClearingStatic>
  paths: [number, number][]
  rivers: [number, number][]
  forests: Record<string, ForestStatic>
}

export type PieceSort = 'warrior' | 'building' | 'token' | 'pawn'

export interface SeatStatic {
  seat: string
  faction: string
  pick: string
  pieces: Record<string, { sort: PieceSort; count: number }>
  zones: Record<string, 'open' | 'hidden'>
  /** What is printed on the seat's board; see `docs/web.md`. */
  board?: Record<string, unknown>
}

export interface CardStatic {
  suit: Suit
  kind: string
  count: number
  cost: Partial<Record<Suit, number>>
  item?: string
  points?: number
}

export interface Static {
  game: Record<string, unknown>
  map: MapStatic
  seats: SeatStatic[]
  cards: Record<string, CardStatic>
  items: Record<string, number>
}

/** A zone of cards that not all see. */
export interface Zone {
  count: number
  cards?: string[]
  known?: string[]
}

/** A sentence with its clause. */
export interface Effect {
  clause: string
  text: string
}

export interface Explanation {
  legal: boolean
  clause: string
  reason: string
  effects: Effect[]
  /** What would be legal instead. */
  remedies: string[]
  /** What the same seat could answer then. */
  options: Option[]
  /** About the clearing that was asked for. */
  clearing: Effect[]
}

export interface Clause {
  number: string
  title: string
}

export interface ClauseText extends Clause {
  text: string | null
  /** What the text is in: English, where it is not told in the language asked for. */
  lang: string
  parent: Clause | null
  before: Clause | null
  after: Clause | null
  children: Clause[]
}

export interface About {
  rules: string
  maps: string[]
  decks: string[]
  printings: string[]
  options: Record<string, string[]>
  factions: Record<string, string[]>
  bots: string[]
  languages: string[]
}
