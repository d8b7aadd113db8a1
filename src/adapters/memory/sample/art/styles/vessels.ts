import { cutRect, type DrawingStyle, type Sheet } from '../drawing-style'
import { isDark, mixed } from '../palettes'
import { canvas, streaks } from '../surface'

/** Bowls, jars and bottles on a table, lit from one side. */
export const vessels: DrawingStyle = {
  draw: sheet => {
    const { w, h, random, palette } = sheet
    const tones = random.shuffled(palette.colours)
    const wall = mixed(tones[0]!, palette.ground, random.between(0.45, 0.8))
    const table = mixed(tones[1]!, palette.ground, random.between(0.2, 0.6))
    const line = h * random.between(0.6, 0.72)
    const count = w > h * 1.2 ? random.whole(4, 7) : random.whole(2, 5)
    const unit = Math.min(w / (count * 0.62 + 0.6), h * 0.34)
    const places = random.shuffled(Array.from({ length: count }, (_, i) => i))
    const body = places
      .map((place, depth) => {
        const x = w * 0.5 + (place - (count - 1) / 2) * unit * 0.74 + random.between(-0.06, 0.06) * unit
        const foot = line + h * 0.05 + (h * 0.13 * (depth + 0.4)) / count
        return vessel(sheet, depth, x, foot, unit * random.between(0.62, 0.95), h * random.between(0.24, 0.52), tones[(place + 2) % tones.length]!)
      })
      .join('')
    const wallLight = random.is(0.5)
      ? `<path d="M${Math.round(w * 0.08)} 0L${Math.round(w * 0.5)} 0L${Math.round(w * 0.8)} ${Math.round(line)}L${Math.round(w * 0.3)} ${Math.round(line)}z" fill="${palette.ground}" opacity=".3"/>`
      : ''
    return `<rect width="${w}" height="${h}" fill="${wall}"/>${streaks(random, [0, 0, w, line], mixed(wall, '#ffffff', 0.3), 26, false)}${wallLight}<path d="${cutRect(random, -10, line, w + 20, h, 4)}" fill="${table}"/>${streaks(random, [0, line, w, h - line], mixed(table, '#000000', 0.25), 20)}${body}${canvas(w, h, isDark(wall))}`
  },
}

/** Profiles of thrown vessels: half widths from lip to foot, for a height of 1. */
const profiles: readonly (readonly (readonly [half: number, down: number])[])[] = [
  [
    [0.16, 0],
    [0.15, 0.28],
    [0.5, 0.52],
    [0.46, 0.86],
    [0.3, 1],
  ],
  [
    [0.36, 0],
    [0.3, 0.12],
    [0.52, 0.45],
    [0.42, 0.85],
    [0.26, 1],
  ],
  [
    [0.1, 0],
    [0.1, 0.42],
    [0.32, 0.55],
    [0.34, 0.9],
    [0.32, 1],
  ],
  [
    [0.42, 0],
    [0.43, 0.4],
    [0.42, 0.8],
    [0.38, 1],
  ],
  [
    [0.24, 0],
    [0.2, 0.14],
    [0.4, 0.3],
    [0.5, 0.6],
    [0.24, 1],
  ],
]
const bowl: (typeof profiles)[number] = [
  [0.72, 0],
  [0.66, 0.4],
  [0.42, 0.8],
  [0.24, 1],
]
const n = Math.round

function vessel(sheet: Sheet, index: number, x: number, foot: number, wide: number, tall: number, colour: string): string {
  const { random } = sheet
  const isBowl = random.is(0.24)
  const shape = isBowl ? bowl : random.pick(profiles)
  const high = isBowl ? tall * 0.34 : tall
  const top = foot - high
  const at = ([half, down]: readonly [number, number], side: number) => [n(x + side * half * wide), n(top + down * high)] as const
  const side = (s: number, dots: typeof shape) =>
    dots
      .slice(1)
      .map((dot, i) => {
        const [px, py] = at(dots[i]!, s)
        const [qx, qy] = at(dot, s)
        const mid = n((py + qy) / 2)
        return `C${px} ${mid} ${qx} ${mid} ${qx} ${qy}`
      })
      .join('')
  const [lx, ly] = at(shape[0]!, -1)
  const [rx] = at(shape[0]!, 1)
  const [fx, fy] = at(shape.at(-1)!, 1)
  const lip = n(shape[0]![0] * wide * 0.2)
  const d = `M${lx} ${ly}${side(-1, shape)}Q${n(x)} ${fy + lip + 4} ${fx} ${fy}${side(1, [...shape].reverse())}Q${n(x)} ${ly + lip * 2} ${lx} ${ly}`
  const id = `v${index}`
  const [light, deep] = [mixed(colour, '#ffffff', 0.28), mixed(colour, '#100c14', 0.42)]
  const shadow = `<ellipse cx="${n(x + wide * 0.34)}" cy="${n(foot + 3)}" rx="${n(wide * 0.78)}" ry="${n(wide * 0.1)}" opacity=".22"/>`
  const glaze = random.is(0.5)
    ? `<clipPath id="k${index}"><path d="${d}"/></clipPath><path clip-path="url(#k${index})" d="${drip(sheet, x, top, wide, high)}" fill="${random.pick(sheet.palette.colours)}" opacity=".6"/>`
    : ''
  return `${shadow}<linearGradient id="${id}"><stop stop-color="${light}"/><stop offset=".4" stop-color="${colour}"/><stop offset="1" stop-color="${deep}"/></linearGradient><path d="${d}" fill="url(#${id})"/>${glaze}<ellipse cx="${n(x)}" cy="${ly}" rx="${n((rx - lx) / 2)}" ry="${lip}" fill="${deep}"/><path d="M${lx} ${ly}a${n((rx - lx) / 2)} ${lip} 0 0 0 ${rx - lx} 0" fill="none" stroke="${light}" stroke-width="3"/>`
}

/** The lower edge of the glaze. */
function drip({ random }: Sheet, x: number, top: number, wide: number, high: number): string {
  const level = top + high * random.between(0.3, 0.6)
  const from = n(x - wide)
  const step = n((wide * 2) / 6)
  return `M${from} ${n(top - 20)}V${n(level)}${Array.from({ length: 6 }, () => `q${step >> 1} ${random.whole(4, n(high * 0.16))} ${step} ${random.whole(-12, 12)}`).join('')}V${n(top - 20)}z`
}
