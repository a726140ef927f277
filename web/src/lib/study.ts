/** Games and positions to look into: what the server answers of them. */

import { refusalOf } from './api'
import type { Parts, Question, Refusal, Result, SeatInfo, Static, StepFrame } from './frames'

/** Where a replay comes from: a finished game of the server, or the text of a record. */
export type Source = { game: string } | { record: string }

export interface ReplayHead {
  type: 'replay'
  seats: SeatInfo[]
  static: Static
  seat: string | null
  lines: number
  finished: boolean
  /** Whether the hands of seats may be seen. */
  hands: boolean
  remark: string
}

export interface StartFrame {
  type: 'view'
  at: number
  parts: Parts
  question: Question | null
  result?: Result
}

export interface EndFrame {
  type: 'end'
  failure: { line: number; reason: string } | null
}

export type ReplayFrame = ReplayHead | StartFrame | StepFrame | EndFrame | ({ type: 'error' } & Refusal)

/** The frames of a replay as they come, some at a time. */
export async function* replayed(
  source: Source,
  seat: number | null,
  lang: string,
  signal: AbortSignal,
): AsyncGenerator<ReplayFrame[]> {
  const headers = { 'accept-language': lang }
  const answer =
    'game' in source
      ? await fetch(`/api/games/${source.game}/replay${seat === null ? '' : `?seat=${seat}`}`, { headers, signal })
      : await fetch('/api/study/replay', {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ record: source.record, seat }),
          signal,
        })
  if (!answer.ok || answer.body === null) throw await refusalOf(answer)
  let rest = ''
  for await (const text of texts(answer.body)) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    if (lines.length) yield lines.map((line) => JSON.parse(line) as ReplayFrame)
  }
}

/** The pieces of a text as they come; not every browser's streams can be iterated. */
async function* texts(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const [reader, decoder] = [body.getReader(), new TextDecoder()]
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield decoder.decode(value, { stream: true })
  }
}
