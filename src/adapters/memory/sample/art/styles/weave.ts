import type { DrawingStyle, Sheet } from '../drawing-style'
import { isDark, mixed } from '../palettes'

/** Cloth: blocks of warp and weft on a grid. */
export const weave: DrawingStyle = {
  draw: sheet => {
    const { w, h, random, palette } = sheet
    const margin = Math.round(Math.min(w, h) * 0.09)
    const [cw, ch] = [w - margin * 2, Math.round(h - margin * 2.1)]
    const body = random.pick([blocks, stripes, quilt])(sheet, cw, ch)
    const fringe = Array.from(
      { length: Math.floor(cw / 13) },
      (_, i) =>
        `M${i * 13 + 5} ${ch}q${random.whole(-5, 5)} ${Math.round(margin * 0.3)} ${random.whole(-6, 6)} ${Math.round(margin * random.between(0.45, 0.75))}`,
    ).join('')
    const dark = isDark(palette.colours[0]!)
    const threads = `<pattern id="t" width="10" height="8" patternUnits="userSpaceOnUse"><path d="M0 2h5M5 6h5" stroke="#000" stroke-width="2.4" opacity=".13"/><path d="M0 4h5M5 0h5" stroke="#fff" stroke-width="1.8" opacity=".16"/></pattern>`
    const edge = mixed(palette.colours[0]!, dark ? '#000000' : palette.ink, 0.2)
    return `${threads}<g transform="translate(${margin} ${margin})"><path d="M8 10h${cw}v${ch}h-${cw}z" opacity=".14"/><rect width="${cw}" height="${ch}" fill="${mixed(palette.ground, palette.colours[4] ?? palette.ink, 0.35)}"/>${body}<rect width="${cw}" height="${ch}" fill="url(#t)"/><path d="${fringe}" fill="none" stroke="${edge}" stroke-width="3"/></g>`
  },
}

const box = (x: number, y: number, w: number, h: number) => `M${Math.round(x)} ${Math.round(y)}h${Math.round(w)}v${Math.round(h)}h${-Math.round(w)}z`

/** Collects rectangles by color, so that each color is one path. */
class Threads {
  private readonly paths = new Map<string, string>()
  add(colour: string, d: string) {
    this.paths.set(colour, (this.paths.get(colour) ?? '') + d)
  }
  toString() {
    return [...this.paths].map(([colour, d]) => `<path d="${d}" fill="${colour}"/>`).join('')
  }
}

/** A grid of blocks that repeat one motif, turned. */
function blocks({ random, palette }: Sheet, w: number, h: number): string {
  const [across, down] = [random.whole(4, 6), random.whole(5, 7)]
  const [bw, bh] = [w / across, h / down]
  const threads = new Threads()
  const theme = Array.from({ length: 4 }, () => random.pick([...palette.colours, palette.ink]))
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++) {
      const colour = random.is(0.2) ? random.pick(palette.colours) : theme[(i + j * (1 + (i % 2))) % 4]!
      threads.add(colour, box(i * bw, j * bh, bw, bh))
      const second = theme[(i + j + 1) % 4]!
      if (second === colour || random.is(0.35)) continue
      const bars = random.pick([2, 2, 3])
      for (let k = 0; k < bars; k++)
        threads.add(
          second,
          (i + j) % 2
            ? box(i * bw + ((k + 0.25) * bw) / bars, j * bh, bw / bars / 2, bh)
            : box(i * bw, j * bh + ((k + 0.25) * bh) / bars, bw, bh / bars / 2),
        )
    }
  return String(threads)
}

/** Weft stripes of many widths, with a few floating threads. */
function stripes({ random, palette }: Sheet, w: number, h: number): string {
  const threads = new Threads()
  const order = Array.from(
    { length: random.whole(3, 6) },
    () => [random.pick([...palette.colours, palette.ink]), random.pick([6, 10, 16, 28, 60])] as const,
  )
  for (let y = 0, i = 0; y < h; i++) {
    const [colour, wide] = order[i % order.length]!
    const high = Math.min(wide, h - y)
    threads.add(colour, box(0, y, w, high))
    if (wide >= 16) {
      const float = random.pick(palette.colours)
      const step = random.pick([48, 60, 72])
      for (let x = random.whole(0, step); x < w - 14; x += step) threads.add(float, box(x, y + high * 0.25, 12, high * 0.5))
    }
    y += wide
  }
  return String(threads)
}

/** Strips around a square, light on two sides and dark on the others. */
function quilt({ random, palette }: Sheet, w: number, h: number): string {
  const across = random.pick([2, 3])
  const size = w / across
  const down = Math.max(1, Math.round(h / size))
  const high = h / down
  const [light, dark] = [palette.colours.filter(c => !isDark(c)), palette.colours.filter(isDark)].map(list =>
    list.length > 0 ? list : [palette.ink],
  ) as [string[], string[]]
  const threads: string[] = []
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++) {
      const rings = 4
      for (let r = 0; r < rings; r++) {
        const [x, y, bw, bh] = [i * size + (size * r) / rings / 2, j * high + (high * r) / rings / 2, size * (1 - r / rings), high * (1 - r / rings)]
        const flip = (i + j) % 2 === 0
        threads.push(
          `<path d="${box(x, y, bw, bh)}" fill="${random.pick(flip ? light : dark)}"/><path d="M${Math.round(x)} ${Math.round(y + bh)}v${-Math.round(bh)}h${Math.round(bw)}z" fill="${random.pick(flip ? dark : light)}"/>`,
        )
      }
      threads.push(`<path d="${box(i * size + size * 0.42, j * high + high * 0.42, size * 0.16, high * 0.16)}" fill="${palette.colours[0]}"/>`)
    }
  return threads.join('')
}
