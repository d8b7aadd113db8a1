import { curve, cutRect, type Dot, type DrawingStyle, polygon, type Sheet } from '../drawing-style'
import { isDark, mixed } from '../palettes'
import { flecks } from '../surface'

/** Cut and torn papers over one another, each with a small shadow. */
export const collage: DrawingStyle = {
  draw: sheet => {
    const { w, h, random, palette } = sheet
    const backs = random.some(palette.colours, 2).map(c => mixed(c, palette.ground, 0.45))
    const split = random.between(0.4, 0.75)
    const back = `<path d="${cutRect(random, -20, h * split, w + 40, h, 4)}" fill="${backs[0]}"/>`
    const makers = [sheetOf, sheetOf, torn, torn, leaf, striped, half, printed]
    const pieces = Array.from({ length: random.whole(7, 11) }, (_, i) =>
      laid(i < 2 ? sheetOf(sheet, 0.62) : random.pick(makers)(sheet, random.between(0.24, 0.56))),
    )
    return back + pieces.join('') + flecks(random, w, h, palette.ink, 90)
  },
}

interface Piece {
  readonly d: string
  readonly fill: string
  readonly over?: string
}

const laid = ({ d, fill, over = '' }: Piece) => `<path d="${d}" transform="translate(5 7)" opacity=".2"/><path d="${d}" fill="${fill}"/>${over}`

function spot({ w, h, random }: Sheet, share: number) {
  const size = Math.min(w, h) * share
  const [pw, ph] = [size * random.between(0.6, 1.3), size * random.between(0.6, 1.3)]
  return { x: (0.5 + random.around() * 0.3) * w - pw / 2, y: (0.5 + random.around() * 0.32) * h - ph / 2, pw, ph }
}

function tilted(sheet: Sheet, share: number): Dot[] {
  const { x, y, pw, ph } = spot(sheet, share)
  const a = sheet.random.pick([0, 0, 0.06, -0.09, 0.3, -0.5])
  const [cx, cy] = [x + pw / 2, y + ph / 2]
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([sx, sy]): Dot => {
    const [dx, dy] = [(sx! * pw) / 2, (sy! * ph) / 2]
    return [
      cx + dx * Math.cos(a) - dy * Math.sin(a) + sheet.random.between(-5, 5),
      cy + dx * Math.sin(a) + dy * Math.cos(a) + sheet.random.between(-5, 5),
    ]
  })
}

const tone = ({ random, palette }: Sheet) =>
  random.is(0.07) ? palette.ink : random.pick([...palette.colours, mixed(palette.ground, palette.colours[4] ?? palette.ink, 0.5)])

const sheetOf = (sheet: Sheet, share: number): Piece => ({ d: polygon(tilted(sheet, share)), fill: tone(sheet) })

/** Torn on two sides: the white core of the paper shows along the tear. */
function torn(sheet: Sheet, share: number): Piece {
  const { random } = sheet
  const [a, b, c, d] = tilted(sheet, share) as [Dot, Dot, Dot, Dot]
  const tear = (from: Dot, to: Dot, by: number): Dot[] =>
    Array.from({ length: 12 }, (_, i) => {
      const t = (i + 1) / 13
      return [from[0] + (to[0] - from[0]) * t + random.between(-by, by), from[1] + (to[1] - from[1]) * t + random.between(-by, by)]
    })
  const edge = [a, b, ...tear(b, c, 7), c, ...tear(c, d, 7), d]
  const inner = edge.map(([x, y]): Dot => [x + (a[0] - x) * 0.035 + random.between(-2, 2), y + (a[1] - y) * 0.035 + random.between(-2, 2)])
  return { d: polygon(edge), fill: '#fbf8f1', over: `<path d="${polygon(inner)}" fill="${tone(sheet)}"/>` }
}

/** A freely cut shape, similar to seaweed. */
function leaf(sheet: Sheet, share: number): Piece {
  const { x, y, pw, ph } = spot(sheet, share)
  const lobes = sheet.random.whole(6, 9)
  const turn = sheet.random.between(0, 3)
  const dots: Dot[] = Array.from({ length: lobes * 2 }, (_, i) => {
    const a = turn + (i / (lobes * 2)) * Math.PI * 2
    const r = i % 2 === 0 ? sheet.random.between(0.6, 0.85) : sheet.random.between(0.14, 0.24)
    return [x + pw / 2 + Math.cos(a) * pw * r, y + ph / 2 + Math.sin(a) * ph * r]
  })
  return { d: curve(dots, true), fill: tone(sheet) }
}

function striped(sheet: Sheet, share: number): Piece {
  const { x, y, pw, ph } = spot(sheet, share)
  const colour = tone(sheet)
  const step = sheet.random.pick([14, 20, 32])
  const bars = Array.from(
    { length: Math.floor(ph / step) },
    (_, i) => `M${Math.round(x + 3)} ${Math.round(y + step / 2 + i * step)}h${Math.round(pw - 6)}`,
  ).join('')
  return {
    d: cutRect(sheet.random, x, y, pw, ph, 3),
    fill: sheet.palette.ground,
    over: `<path d="${bars}" stroke="${colour}" stroke-width="${step / 2}"/>`,
  }
}

function half(sheet: Sheet, share: number): Piece {
  const { x, y, pw } = spot(sheet, share)
  const r = Math.round(pw / 2)
  const [sx, sy] = [Math.round(x), Math.round(y + r)]
  return {
    d: sheet.random.is(0.5) ? `M${sx} ${sy}a${r} ${r} 0 0 1 ${2 * r} 0z` : `M${sx} ${sy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0`,
    fill: tone(sheet),
  }
}

/** A clipping from a page: columns of lines too small to read. */
function printed(sheet: Sheet, share: number): Piece {
  const { random } = sheet
  const { x, y, pw, ph } = spot(sheet, share)
  const lines = Array.from({ length: Math.floor((ph - 16) / 9) }, (_, i) => {
    const words = `M${Math.round(x + 10)} ${Math.round(y + 12 + i * 9)}h${Math.round((pw - 20) * (random.is(0.2) ? random.between(0.3, 0.8) : 1))}`
    return words
  }).join('')
  return {
    d: cutRect(random, x, y, pw, ph, 3),
    fill: '#efe7d3',
    over: `<path d="${lines}" stroke="${isDark(sheet.palette.ink) ? sheet.palette.ink : sheet.palette.ground}" stroke-width="3" stroke-dasharray="${random.whole(9, 17)} 3 ${random.whole(4, 9)} 3 ${random.whole(14, 22)} 4" opacity=".55"/>`,
  }
}
