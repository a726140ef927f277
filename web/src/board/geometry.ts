/** Where things are drawn on a map of 1000 by 1000, from the places that the server sends. */

import type { MapStatic, Place } from '../lib/frames'

export const SIDE = 1000
export const GLADE = 86

export type Point = readonly [number, number]

/** A place of the server, which has a square of side 1. */
export function at([x, y]: Place): Point {
  return [x * SIDE, y * SIDE]
}

/** A path from one point to another that bends a little, to the same side each time. */
export function bent([ax, ay]: Point, [bx, by]: Point, key: number): string {
  const bend = (noise(key) - 0.5) * 0.16
  const [mx, my] = [(ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend]
  return `M${ax} ${ay} Q${round(mx)} ${round(my)} ${bx} ${by}`
}

/** A smooth line through points (Catmull and Rom). */
export function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (first === undefined) return ''
  const parts = rest.map(([x, y], n) => {
    const before = points[n - 1] ?? first
    const from = points[n] as Point
    const beyond = points[n + 2] ?? [x, y]
    const c1 = [from[0] + (x - before[0]) / 6, from[1] + (y - before[1]) / 6]
    const c2 = [x - (beyond[0] - from[0]) / 6, y - (beyond[1] - from[1]) / 6]
    return `C${[...c1, ...c2, x, y].map(round).join(' ')}`
  })
  return `M${first[0]} ${first[1]} ${parts.join(' ')}`
}

/** The rivers as lines through clearings, each led on to the edge of the map. */
export function rivers(map: MapStatic): Point[][] {
  const beside = new Map<number, number[]>()
  for (const [a, b] of map.rivers) {
    beside.set(a, [...(beside.get(a) ?? []), b])
    beside.set(b, [...(beside.get(b) ?? []), a])
  }
  const found: Point[][] = []
  const seen = new Set<number>()
  for (const [start, next] of beside) {
    if (next.length !== 1 || seen.has(start)) continue
    const line = [start]
    seen.add(start)
    for (let now: number | undefined = start; now !== undefined; ) {
      now = beside.get(now)?.find((each) => !seen.has(each))
      if (now !== undefined) {
        seen.add(now)
        line.push(now)
      }
    }
    const points = line.map((n) => at(map.clearings[String(n)]?.place ?? [0, 0]))
    found.push([edge(points[0], points[1]), ...points, edge(points.at(-1), points.at(-2))])
  }
  return found
}

/** The nearest edge of the map from a point, led away from the next. */
function edge([x, y]: Point = [0, 0], [nx, ny]: Point = [0, 0]): Point {
  const ways: [number, Point][] = [
    [x, [-40, y + (y - ny) * 0.2]],
    [SIDE - x, [SIDE + 40, y + (y - ny) * 0.2]],
    [y, [x + (x - nx) * 0.2, -40]],
    [SIDE - y, [x + (x - nx) * 0.2, SIDE + 40]],
  ]
  return ways.sort((a, b) => a[0] - b[0])[0]?.[1] ?? [0, 0]
}

const FOREST = 42
const FAR = 60

/** Where a forest is marked: near its place, and as far from clearings and paths as can be. */
export function forestAt(map: MapStatic, place: Place): Point {
  const [x, y] = at(place)
  const centres = Object.values(map.clearings).map((clearing) => at(clearing.place))
  const lines = pathLines(map)
  let [best, most]: [Point, number] = [[x, y], -Infinity]
  for (let dx = -FAR; dx <= FAR; dx += 10) {
    for (let dy = -FAR; dy <= FAR; dy += 10) {
      const point: Point = [x + dx, y + dy]
      const room = Math.min(
        ...centres.map((centre) => distance(point, centre) - GLADE - FOREST),
        ...lines.map(([a, b]) => toLine(point, a, b) - FOREST),
      )
      const worth = Math.min(room, 0) - Math.hypot(dx, dy) / 100
      if (worth > most) [best, most] = [point, worth]
    }
  }
  return best
}

/** The paths of a map as straight lines. */
function pathLines(map: MapStatic): [Point, Point][] {
  return map.paths.map(([a, b]) => [
    at(map.clearings[String(a)]?.place ?? [0, 0]),
    at(map.clearings[String(b)]?.place ?? [0, 0]),
  ])
}

export interface Tree {
  x: number
  y: number
  size: number
  kind: number
}

/** Trees where neither clearings nor paths are, the farther ones first. */
export function trees(map: MapStatic): Tree[] {
  const centres = Object.values(map.clearings).map(({ place }) => at(place))
  const lines = pathLines(map)
  const waters = rivers(map).flatMap((line) =>
    line.slice(1).map((point, n): [Point, Point] => [line[n] as Point, point]),
  )
  const found: Tree[] = []
  const step = 46
  for (let row = 0; row * step < SIDE; row += 1) {
    for (let column = 0; column * step < SIDE; column += 1) {
      const key = row * 97 + column * 13
      const x = column * step + (noise(key) - 0.1) * step
      const y = row * step + (noise(key + 5) - 0.1) * step
      const point: Point = [x, y]
      const isFree =
        centres.every((centre) => distance(point, centre) > GLADE + 24) &&
        lines.every(([a, b]) => toLine(point, a, b) > 34) &&
        waters.every(([a, b]) => toLine(point, a, b) > 36)
      if (isFree && noise(key + 9) > 0.12) {
        found.push({ x, y, size: 0.75 + noise(key + 3) * 0.6, kind: noise(key + 7) > 0.6 ? 1 : 0 })
      }
    }
  }
  return found.sort((a, b) => a.y - b.y)
}

/** The outline of a glade: round, and a little uneven. */
export function glade(key: number): string {
  const points = Array.from({ length: 10 }, (_, n): Point => {
    const radius = GLADE * (0.975 + noise(key * 31 + n) * 0.05)
    const angle = (n / 10) * 2 * Math.PI
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
  const turned = [...points.slice(-1), ...points, ...points.slice(0, 2)]
  const line = smooth(turned)
  // Without the first and the last piece, which only lend their slope, it closes.
  const pieces = line.split(' C')
  const [x, y] = points[0] as Point
  return `M${round(x)} ${round(y)} C${pieces.slice(2, 12).join(' C')} Z`
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by)
}

function toLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return distance([x, y], [ax + part * dx, ay + part * dy])
}

/** A number from 0 to 1 that looks like chance and is the same each time. */
export function noise(key: number): number {
  const value = Math.sin(key * 12.9898 + 4.1414) * 43758.5453
  return value - Math.floor(value)
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
