/** A connection to a game that comes back by itself. */

import type { Frame } from './frames'

// Why the server closes: what it refuses once it refuses again.
const REFUSED = 4000
const LEAST_WAIT = 300
const MOST_WAIT = 15_000

export type Standing = 'connecting' | 'open' | 'lost' | 'refused'

/** Frames of one game for one seat (null: as the server thinks fit). */
export class Connection {
  private socket: WebSocket | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private failures = 0
  private isOver = false

  constructor(
    private readonly id: string,
    private readonly seat: number | null,
    private readonly hear: (frame: Frame) => void,
    private readonly stands: (standing: Standing) => void,
  ) {
    this.connect()
    addEventListener('online', this.hurry)
  }

  /** Close it for good. */
  close(): void {
    this.isOver = true
    clearTimeout(this.timer)
    removeEventListener('online', this.hurry)
    this.socket?.close()
  }

  /** Connect now rather than later, if nothing is connected. */
  private readonly hurry = (): void => {
    if (this.socket !== null || this.isOver) return
    clearTimeout(this.timer)
    this.connect()
  }

  private connect(): void {
    const url = new URL(`/api/games/${this.id}/socket`, location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    if (this.seat !== null) url.searchParams.set('seat', String(this.seat))
    this.stands(this.failures ? 'lost' : 'connecting')
    const socket = new WebSocket(url)
    this.socket = socket
    socket.onopen = () => {
      this.failures = 0
      this.stands('open')
    }
    socket.onmessage = (message) => {
      if (!this.isOver) this.hear(JSON.parse(String(message.data)) as Frame)
    }
    socket.onclose = (event) => {
      this.socket = null
      if (this.isOver) return
      if (event.code === REFUSED) {
        this.isOver = true
        this.stands('refused')
        return
      }
      this.stands('lost')
      this.timer = setTimeout(() => this.connect(), wait(this.failures))
      this.failures += 1
    }
  }
}

/** How long to wait before the next try: longer each time, and not all at the same moment. */
export function wait(failures: number, chance: number = Math.random()): number {
  return Math.min(MOST_WAIT, LEAST_WAIT * 2 ** failures) * (0.5 + chance / 2)
}
