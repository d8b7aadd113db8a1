import { curve, type Dot, type DrawingStyle, polyline, type Sheet, waves } from '../drawing-style'

/** Fine parallel pen lines, as from a plotter. */
export const plotter: DrawingStyle = {
  draw: sheet => {
    const body = sheet.random.pick([ridges, rings, swell])
    // Ridges are filled to hide those behind them, so they get no ground.
    return (body === ridges ? '' : ground(sheet)) + body(sheet)
  },
}

/** Flat color below the pen lines: a disc, a band, or nothing. */
function ground({ w, h, random, palette }: Sheet): string {
  const colour = random.pick(palette.colours)
  const shape = random.pick(['disc', 'band', 'sheet', 'none'] as const)
  if (shape === 'disc')
    return `<circle cx="${random.whole(w * 0.3, w * 0.7)}" cy="${random.whole(h * 0.3, h * 0.7)}" r="${Math.round(Math.min(w, h) * random.between(0.2, 0.36))}" fill="${colour}" opacity=".85"/>`
  if (shape === 'band')
    return `<rect y="${random.whole(h * 0.2, h * 0.6)}" width="${w}" height="${Math.round(h * random.between(0.12, 0.34))}" fill="${colour}" opacity=".8"/>`
  return shape === 'sheet' ? `<rect width="${w}" height="${h}" fill="${colour}" opacity=".32"/>` : ''
}
const pen = (d: string, colour: string, width: number, fill = 'none') =>
  `<path d="${d}" fill="${fill}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`

/** Ridges behind ridges; each hides what is behind it. */
function ridges({ w, h, random, palette }: Sheet): string {
  const field = waves(random, w * 0.11)
  const rise = waves(random, w * 0.3)
  const margin = Math.round(w * 0.12)
  const lines = 34
  const colour = random.is(0.5) ? palette.ink : palette.colours[0]!
  const odd = random.whole(6, lines - 6)
  return Array.from({ length: lines }, (_, i) => {
    const y = h * 0.2 + (h * 0.68 * i) / lines
    const dots: Dot[] = Array.from({ length: 31 }, (__, k) => {
      const x = margin + ((w - margin * 2) * k) / 30
      const middle = Math.exp(-(((x - w / 2) / (w * 0.2)) ** 2))
      return [x, y - middle * Math.abs(field(x, y * 3) + rise(x, y)) * h * 0.13]
    })
    return pen(polyline(dots), i === odd ? palette.colours[2]! : colour, 3, palette.ground)
  }).join('')
}

/** Rings distorted by one current, in two inks. */
function rings({ w, h, random, palette }: Sheet): string {
  const pull = waves(random, Math.min(w, h) * 0.3)
  const inks = [palette.ink, random.pick(palette.colours)]
  const pair = random.is(0.5)
  const centres =
    w > h * 1.4
      ? [
          [0.3, 0.5],
          [0.7, 0.5],
        ]
      : h > w * 1.4
        ? [
            [0.5, 0.32],
            [0.5, 0.7],
          ]
        : pair
          ? [
              [0.38, 0.42],
              [0.64, 0.6],
            ]
          : [[0.5, 0.5]]
  return centres
    .map(([cx, cy], c) => {
      const count = centres.length === 1 ? 26 : 14
      const reach = Math.min(w, h) * (centres.length === 1 ? 0.42 : w > h * 1.4 || h > w * 1.4 ? 0.4 : 0.29)
      const d = Array.from({ length: count }, (_, i) => {
        const r = (reach * (i + 2)) / (count + 1)
        const turns = 15
        const dots: Dot[] = Array.from({ length: turns }, (__, k) => {
          const a = (k / turns) * Math.PI * 2
          const [x, y] = [w * cx! + Math.cos(a) * r, h * cy! + Math.sin(a) * r]
          const out = 1 + 0.16 * pull(x + i * 6, y)
          return [w * cx! + Math.cos(a) * r * out, h * cy! + Math.sin(a) * r * out]
        })
        return curve(dots, true)
      }).join('')
      return pen(d, inks[c % 2]!, centres.length === 1 ? 3 : 3.4)
    })
    .join('')
}

/** Upright lines that bend around an invisible shape. */
function swell({ w, h, random, palette }: Sheet): string {
  const margin = Math.round(Math.min(w, h) * 0.09)
  const lines = Math.round((w - margin * 2) / 17)
  const push = waves(random, Math.min(w, h) * random.between(0.16, 0.3))
  const bodies = Array.from(
    { length: random.whole(1, 3) },
    () => [random.between(0.25, 0.75) * w, random.between(0.25, 0.75) * h, random.between(0.14, 0.3) * Math.min(w, h)] as const,
  )
  const inks: [string, string] = [palette.ink, random.pick(palette.colours)]
  const paths = ['', '']
  for (let i = 0; i <= lines; i++) {
    const x = margin + ((w - margin * 2) * i) / lines
    const dots: Dot[] = Array.from({ length: 23 }, (_, k) => {
      const y = margin + ((h - margin * 2) * k) / 22
      const swellAt = bodies.reduce(
        (sum, [bx, by, r]) => sum + Math.exp(-(((x - bx) ** 2 + (y - by) ** 2) / (r * r))) * Math.sign(x - bx + 0.5) * r * 0.34,
        0,
      )
      return [x + swellAt + push(x, y) * 9, y]
    })
    paths[random.is(0.16) ? 1 : 0] += polyline(dots)
  }
  return pen(paths[0]!, inks[0], 3) + pen(paths[1]!, inks[1], 6)
}
