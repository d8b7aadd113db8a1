import type { Random } from '../random'
import type { Palette } from './palettes'

/** The input of a drawing style: a sheet of `w` by `h` units, random numbers of its own, and a palette. */
export interface Sheet {
  readonly w: number
  readonly h: number
  readonly random: Random
  readonly palette: Palette
}

/** A style of drawing. Returns the inside of an SVG; all coordinates are whole numbers to keep it small. */
export interface DrawingStyle {
  readonly draw: (sheet: Sheet) => string
}

export type Dot = readonly [x: number, y: number]

const n = Math.round

/** A straight-edged path. */
export const polygon = (dots: readonly Dot[]) => `M${relative(dots)}z`

/** An open line of straight segments. */
export const polyline = (dots: readonly Dot[]) => `M${relative(dots)}`

/** Relative coordinates, which take half the space of absolute ones. */
function relative(dots: readonly Dot[]): string {
  let [x, y] = [0, 0]
  return dots
    .map(([dx, dy], i) => {
      const step = `${n(dx) - x} ${n(dy) - y}`
      ;[x, y] = [n(dx), n(dy)]
      return i === 1 ? `l${step}` : step
    })
    .join(' ')
    .replaceAll(' l', 'l')
    .replaceAll(' -', '-')
}

/** A smooth line through the dots' midpoints. */
export function curve(dots: readonly Dot[], closed = false): string {
  const all = closed ? [...dots, dots[0]!, dots[1]!] : dots
  const first = all[0]!
  const start: Dot = closed ? [(first[0] + all[1]![0]) / 2, (first[1] + all[1]![1]) / 2] : first
  let path = `M${n(start[0])} ${n(start[1])}`
  for (let i = 1; i < all.length - 1; i++) {
    const [a, b] = [all[i]!, all[i + 1]!]
    const last = !closed && i === all.length - 2
    const end: Dot = last ? b : [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    path += `Q${n(a[0])} ${n(a[1])} ${n(end[0])} ${n(end[1])}`
  }
  return closed ? `${path}z` : path
}

/** A rectangle as if cut by hand: corners slightly off, edges slightly bent. */
export function cutRect(random: Random, x: number, y: number, w: number, h: number, slack: number): string {
  const off = () => random.between(-slack, slack)
  return polygon([
    [x + off(), y + off()],
    [x + w / 2, y + off()],
    [x + w + off(), y + off()],
    [x + w + off(), y + h / 2],
    [x + w + off(), y + h + off()],
    [x + w / 2, y + h + off()],
    [x + off(), y + h + off()],
  ])
}

/** Smooth noise over the plane, about −1 to 1, from a few waves. */
export function waves(random: Random, scale: number): (x: number, y: number) => number {
  const parts = Array.from({ length: 4 }, (_, i) => ({
    a: random.between(0, Math.PI * 2),
    k: ((i + 1) * random.between(0.7, 1.3)) / scale,
    p: random.between(0, 6.28),
    s: 1 / (i + 1.2),
  }))
  return (x, y) => parts.reduce((sum, { a, k, p, s }) => sum + s * Math.sin((x * Math.cos(a) + y * Math.sin(a)) * k + p), 0) / 1.6
}
