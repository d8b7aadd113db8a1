import { curve, type Dot, type DrawingStyle, waves } from '../drawing-style'
import { flecks } from '../surface'

/** Ribbons that follow one current and never touch. */
export const flow: DrawingStyle = {
  draw: ({ w, h, random, palette }) => {
    const field = waves(random, Math.max(w, h) * random.between(0.16, 0.42))
    const turn = random.between(0, Math.PI * 2)
    const bend = random.between(0.9, 2.2)
    const margin = Math.round(Math.min(w, h) * random.pick([0, 0.07, 0.09]))
    const widths = random.pick([
      [8, 14, 26, 54],
      [5, 7, 10, 16],
      [18, 30, 46, 80],
      [4, 6, 12, 60],
    ] as const)
    const taken = new Taken(w, h)
    const within = (x: number, y: number, r: number) => x > margin + r && x < w - margin - r && y > margin + r && y < h - margin - r
    const edge = margin === 0 ? -80 : 0
    const ribbons: string[] = []
    let bytes = 0
    for (let tries = 0; tries < 520 && bytes < 8600; tries++) {
      const width = tries < 40 ? random.pick(widths.slice(2)) : random.pick(widths.slice(0, 3))
      const r = width / 2
      let [x, y] = [random.between(edge, w - edge), random.between(edge, h - edge)]
      const dots: Dot[] = []
      const most = random.whole(22, 110)
      while (dots.length < most && (margin === 0 ? x > -60 && x < w + 60 && y > -60 && y < h + 60 : within(x, y, r)) && taken.isFree(x, y, r + 5)) {
        dots.push([x, y])
        const angle = turn + field(x, y) * bend
        x += Math.cos(angle) * 11
        y += Math.sin(angle) * 11
      }
      if (dots.length < (tries < 220 ? 16 : 7)) continue
      for (const [dx, dy] of dots) taken.take(dx, dy, r)
      const path = curve(dots.filter((_, i) => i % 5 === 0 || i === dots.length - 1))
      const colour = random.is(0.12) ? palette.ink : random.pick(palette.colours)
      ribbons.push(`<path d="${path}" stroke="${colour}" stroke-width="${width}"/>`)
      bytes += ribbons.at(-1)!.length
    }
    const cap = random.pick(['butt', 'butt', 'round'])
    return `<g fill="none" stroke-linecap="${cap}">${ribbons.join('')}</g>${flecks(random, w, h, palette.ink)}`
  },
}

/** Which cells of the sheet a ribbon already covers. */
class Taken {
  private readonly across: number
  private readonly cells: Uint8Array

  constructor(w: number, h: number) {
    this.across = Math.ceil((w + rim * 2) / cell)
    this.cells = new Uint8Array(this.across * Math.ceil((h + rim * 2) / cell))
  }

  isFree(x: number, y: number, r: number): boolean {
    for (let b = y - r; b <= y + r; b += cell) for (let a = x - r; a <= x + r; a += cell) if (this.cells[this.at(a, b)] === 1) return false
    return true
  }

  take(x: number, y: number, r: number): void {
    for (let b = y - r; b <= y + r; b += cell) for (let a = x - r; a <= x + r; a += cell) this.cells[this.at(a, b)] = 1
  }

  private at(x: number, y: number): number {
    return Math.floor((y + rim) / cell) * this.across + Math.floor((x + rim) / cell)
  }
}
const cell = 9
/** How far ribbons may run off the sheet. */
const rim = 180
