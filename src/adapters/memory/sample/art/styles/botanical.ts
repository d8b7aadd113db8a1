import { curve, type Dot, type DrawingStyle, type Sheet } from '../drawing-style'
import { flecks } from '../surface'

/** Plants as in a herbarium or a block print: color first, then lines, slightly out of register. */
export const botanical: DrawingStyle = {
  draw: sheet => {
    const { w, h, random, palette } = sheet
    const many = random.is(0.45)
    const kind = random.pick([lance, lance, round, many ? lance : fern])
    const head = random.pick([umbel, poppy, bud, none])
    const stems = many ? random.whole(5, 8) : w > h * 1.2 ? random.whole(2, 3) : random.whole(1, 2)
    const tones = random.shuffled(palette.colours)
    const wash = random.is(0.35)
      ? `<circle cx="${Math.round(w * random.between(0.3, 0.7))}" cy="${Math.round(h * 0.36)}" r="${Math.round(Math.min(w, h) * 0.27)}" fill="${tones[3]}" opacity=".8"/>`
      : ''
    const flat: string[] = []
    const lines: string[] = []
    const heads: string[] = []
    let bytes = 0
    for (let s = 0; s < stems; s++) {
      const from: Dot = [
        w * (stems === 1 ? 0.5 : 0.16 + (0.68 * (s + 0.5)) / stems) + random.between(-20, 20),
        h * random.between(0.9, many ? 1.05 : 0.95),
      ]
      const to: Dot = [from[0] + random.between(-0.2, 0.2) * w, h * random.between(many ? 0.14 : 0.2, many ? 0.45 : 0.26)]
      const sway = random.between(-0.14, 0.14) * w
      const along = (t: number): Dot => [from[0] + (to[0] - from[0]) * t + Math.sin(t * Math.PI) * sway, from[1] + (to[1] - from[1]) * t]
      lines.push(curve([0, 0.25, 0.5, 0.75, 1].map(along)))
      const size = Math.min(w, h) * (many ? random.between(0.06, 0.1) : random.between(0.14, 0.22))
      const pairs = kind === fern ? random.whole(2, many ? 2 : 5) + (stems < 4 ? 2 : 0) : many ? random.whole(4, 6) : random.whole(6, 9)
      for (let i = 0; i < pairs; i++) {
        const t = 0.16 + (0.74 * i) / pairs
        for (const side of [-1, 1]) {
          if (random.is(0.12) || bytes > 6200) continue
          const [x, y] = along(t + (side > 0 ? 0.03 : 0))
          const angle = -Math.PI / 2 + side * random.between(0.6, 1.15)
          const leafed = kind(sheet, x, y, angle, size * (1 - t * 0.55) * random.between(0.85, 1.1))
          flat.push(leafed.flat)
          lines.push(leafed.line)
          bytes += leafed.flat.length + leafed.line.length
        }
      }
      heads.push(head(sheet, along(1), size, tones[1]!))
    }
    const shift = random.pick([0, 5, 8])
    return `${wash}<path d="${flat.join('')}" fill="${tones[0]}" transform="translate(${shift} ${-shift})"/><path d="${lines.join('')}" fill="none" stroke="${palette.ink}" stroke-width="${many ? 2.5 : 3}" stroke-linecap="round"/>${heads.join('')}${flecks(random, w, h, palette.ink, 110)}`
  },
}

interface Leaf {
  readonly flat: string
  readonly line: string
}

const n = Math.round
const polar = (x: number, y: number, a: number, r: number): Dot => [x + Math.cos(a) * r, y + Math.sin(a) * r]

function blade(x: number, y: number, a: number, long: number, wide: number): string {
  const tip = polar(x, y, a, long)
  const [l, r] = [polar(...polar(x, y, a, long * 0.45), a - Math.PI / 2, wide), polar(...polar(x, y, a, long * 0.45), a + Math.PI / 2, wide)]
  return `M${n(x)} ${n(y)}Q${n(l[0])} ${n(l[1])} ${n(tip[0])} ${n(tip[1])}Q${n(r[0])} ${n(r[1])} ${n(x)} ${n(y)}`
}

function lance(_: Sheet, x: number, y: number, a: number, size: number): Leaf {
  const rib = polar(x, y, a, size * 0.8)
  const d = blade(x, y, a, size, size * 0.3)
  return { flat: d, line: `${d}M${n(x)} ${n(y)}L${n(rib[0])} ${n(rib[1])}` }
}

function round(_: Sheet, x: number, y: number, a: number, size: number): Leaf {
  const [cx, cy] = polar(x, y, a, size * 0.55)
  const r = n(size * 0.34)
  const d = `M${n(cx) - r} ${n(cy)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0`
  return { flat: d, line: `M${n(x)} ${n(y)}L${n(cx)} ${n(cy)}` }
}

function fern({ random }: Sheet, x: number, y: number, a: number, size: number): Leaf {
  const tip = polar(x, y, a, size * 1.15)
  const flat = [0.3, 0.55, 0.8]
    .flatMap(t =>
      [-1, 1].map(side => blade(...polar(x, y, a, size * 1.1 * t), a + side * 0.9, size * 0.4 * (1.1 - t * 0.6), size * 0.1 + random.between(0, 2))),
    )
    .join('')
  return { flat, line: `M${n(x)} ${n(y)}L${n(tip[0])} ${n(tip[1])}` }
}

function umbel({ random, palette }: Sheet, [x, y]: Dot, size: number, colour: string): string {
  const rays = Array.from({ length: 11 }, (_, i) => polar(x, y, -Math.PI + (Math.PI * (i + 0.5)) / 11, size * random.between(0.6, 0.85)))
  const dots = rays.map(([a, b]) => `M${n(a)} ${n(b)}h0`).join('')
  return `<path d="${rays.map(([a, b]) => `M${n(x)} ${n(y)}L${n(a)} ${n(b)}`).join('')}" stroke="${palette.ink}" stroke-width="2.5"/><path d="${dots}" stroke="${colour}" stroke-width="${n(size * 0.18)}" stroke-linecap="round"/>`
}

function poppy({ random, palette }: Sheet, [x, y]: Dot, size: number, colour: string): string {
  const petals = Array.from({ length: 5 }, (_, i) => blade(x, y, (i / 5) * 6.283 + random.between(-0.2, 0.2), size * 0.72, size * 0.55)).join('')
  return `<path d="${petals}" fill="${colour}" opacity=".92"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(size * 0.14)}" fill="${palette.ink}"/>`
}

const bud = (_: Sheet, [x, y]: Dot, size: number, colour: string) =>
  `<path d="${blade(x, y + size * 0.1, -Math.PI / 2, size * 0.8, size * 0.36)}" fill="${colour}"/>`
const none = () => ''
