import type { Line, Point } from './coverage'

export interface PathLine {
  readonly points: Line
  readonly closed: boolean
}

/** Straight pieces that replace one curve: enough for a picture of about forty pixels. */
const pieces = 8

/** The lines of an SVG path, with its curves made straight. Supports the commands that the sample's pictures use. */
export function pathLines(d: string): readonly PathLine[] {
  const lines: { points: Point[]; closed: boolean }[] = []
  let [x, y] = [0, 0]
  let line: { points: Point[]; closed: boolean } | undefined
  const begin = () => {
    line = { points: [[x, y]], closed: false }
    lines.push(line)
  }
  const to = (nx: number, ny: number) => {
    if (!line) begin()
    ;[x, y] = [nx, ny]
    line!.points.push([x, y])
  }
  const curve = (at: (t: number) => Point) => {
    for (let i = 1; i <= pieces; i++) to(...at(i / pieces))
  }
  for (const [, command = '', written = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const values = (written.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const relative = command === command.toLowerCase()
    const kind = command.toLowerCase()
    if (kind === 'z') {
      if (line) {
        line.closed = true
        ;[x, y] = line.points[0]!
        line = undefined
      }
      continue
    }
    const size = sizes[kind]
    if (size === undefined) throw new Error(`No drawing style draws with ${command}`)
    for (let i = 0; i + size <= values.length; i += size) {
      const [ox, oy] = relative ? [x, y] : [0, 0]
      const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0, h = 0] = values.slice(i, i + size)
      const [sx, sy] = [x, y]
      if (kind === 'm' && i === 0) {
        ;[x, y] = [ox + a, oy + b]
        begin()
      } else if (kind === 'm' || kind === 'l') to(ox + a, oy + b)
      else if (kind === 'h') to(ox + a, y)
      else if (kind === 'v') to(x, oy + a)
      else if (kind === 'q') curve(t => [mix2(sx, ox + a, ox + c, t), mix2(sy, oy + b, oy + e, t)])
      else if (kind === 'c') curve(t => [mix3(sx, ox + a, ox + c, ox + f, t), mix3(sy, oy + b, oy + e, oy + g, t)])
      else curve(arc([sx, sy], [ox + g, oy + h], a, e === 1, f === 1))
    }
  }
  return lines
}

const sizes: { readonly [command: string]: number } = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, a: 7 }
const mix2 = (a: number, b: number, c: number, t: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c
const mix3 = (a: number, b: number, c: number, d: number, t: number) =>
  (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t ** 2 * (1 - t) * c + t ** 3 * d

/** A part of a circle between two points. A radius that is too small is enlarged. */
function arc([x0, y0]: Point, [x1, y1]: Point, radius: number, large: boolean, sweep: boolean): (t: number) => Point {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const chord = Math.hypot(dx, dy)
  const r = Math.max(radius, chord / 2)
  const off = (Math.sqrt(Math.max(0, r * r - (chord * chord) / 4)) / (chord || 1)) * (large === sweep ? -1 : 1)
  const [cx, cy] = [(x0 + x1) / 2 - dy * off, (y0 + y1) / 2 + dx * off]
  const from = Math.atan2(y0 - cy, x0 - cx)
  const turn = (Math.atan2(y1 - cy, x1 - cx) - from + 4 * Math.PI) % (2 * Math.PI)
  const angle = sweep ? turn : turn - 2 * Math.PI
  return t => [cx + r * Math.cos(from + angle * t), cy + r * Math.sin(from + angle * t)]
}
