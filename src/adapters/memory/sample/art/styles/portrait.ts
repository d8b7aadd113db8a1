import type { Random } from '../../random'
import { curve, cutRect, type Dot, type DrawingStyle, type Sheet } from '../drawing-style'
import { isDark, mixed } from '../palettes'
import { canvas, streaks } from '../surface'

/** A sitter in a few flat areas and one line. */
export const portrait: DrawingStyle = {
  draw: sheet => {
    const { w, h, random, palette } = sheet
    const tones = random.shuffled(palette.colours)
    const skin = warm(palette.colours, random.between(0.1, 0.75))
    const shade = mixed(skin, '#2a1420', 0.26)
    const hair = random.is(0.6) ? mixed(palette.ink, tones[0]!, isDark(palette.ink) ? 0.15 : 0.7) : tones[1]!
    const unit = Math.min(w, h * 0.86) / random.between(6.4, 8.2)
    const turn = random.pick([-1, 1])
    const [cx, cy] = [w / 2 + turn * unit * random.between(-0.3, 0.6), h * 0.4]
    const back = background(sheet, tones)
    const clothes = tones.find(tone => tone !== hair) ?? tones[0]!
    return `${back}<g transform="translate(${Math.round(cx)} ${Math.round(cy)}) scale(${((turn * unit) / 100).toFixed(3)} ${(unit / 100).toFixed(3)})">${head(sheet, { skin, shade, hair, clothes, below: Math.round(((h - cy) / unit) * 100) })}</g>${streaks(random, [0, h * 0.72, w, h * 0.28], mixed(clothes, palette.ground, 0.5), 22, false)}${canvas(w, h, isDark(palette.ground))}`
  },
}

/** A skin color that fits the palette: a mix of its warm colors and an earth color. */
function warm(colours: readonly string[], depth: number): string {
  const red = (c: string) => Number.parseInt(c.slice(1, 3), 16) - Number.parseInt(c.slice(5, 7), 16)
  const warmest = [...colours].sort((a, b) => red(b) - red(a))[0]!
  return mixed(mixed('#e9bd98', '#6b4029', depth), warmest, 0.25)
}

function background({ w, h, random, palette }: Sheet, tones: readonly string[]): string {
  const wall = mixed(tones[2]!, palette.ground, random.between(0.1, 0.5))
  const base = `<rect width="${w}" height="${h}" fill="${wall}"/>`
  const part = random.pick([
    () => `<path d="${cutRect(random, -9, h * random.between(0.5, 0.72), w + 18, h, 4)}" fill="${tones[3]}"/>`,
    () => `<path d="${cutRect(random, w * random.between(-0.1, 0.45), h * 0.06, w * 0.6, h * 0.5, 5)}" fill="${tones[3]}"/>`,
    () => `<circle cx="${Math.round(w / 2)}" cy="${Math.round(h * 0.4)}" r="${Math.round(Math.min(w, h) * 0.4)}" fill="${tones[3]}"/>`,
    () => Array.from({ length: 7 }, (_, i) => `<path d="${cutRect(random, (w * i) / 7, -9, w / 14, h + 18, 3)}" fill="${tones[3]}"/>`).join(''),
  ])
  return base + part() + streaks(random, [0, 0, w, h], palette.ground, 30, random.is(0.5))
}

interface Sitter {
  readonly skin: string
  readonly shade: string
  readonly hair: string
  readonly clothes: string
  /** From the middle of the face to the bottom of the picture. */
  readonly below: number
}

/** Drawn around its own middle; a face is about 360 high. Three-quarter view to the right. */
function head({ random, palette }: Sheet, { skin, shade, hair, clothes, below }: Sitter): string {
  const line = mixed('#1d1418', clothes, 0.12)
  const wide = random.between(128, 150)
  const long = random.between(178, 205)
  const j = (by: number) => random.between(-by, by)
  const face: Dot[] = [
    [-wide * 0.72, -long * 0.86],
    [0, -long * 1.12],
    [wide * 0.86, -long * 0.8],
    [wide, -long * 0.2],
    [wide * 0.92, long * 0.35],
    [wide * 0.5, long * 0.94],
    [wide * 0.12, long * 1.02],
    [-wide * 0.5, long * 0.7],
    [-wide * 0.95, long * 0.1],
    [-wide * 1.02, -long * 0.4],
  ]
  const side: Dot[] = [
    [-wide * 0.72, -long * 0.86],
    [-wide * 0.25, -long * 0.5],
    [-wide * 0.2, long * 0.1],
    [-wide * 0.25, long * 0.55],
    [wide * 0.1, long * 0.98],
    [-wide * 0.5, long * 0.7],
    [-wide * 0.95, long * 0.1],
    [-wide * 1.02, -long * 0.4],
  ]
  const slope = random.between(270, 340)
  const shoulders = `M-100 ${n(long * 1.25)}C-150 ${n(long * 1.42)} -${n(slope - 20)} ${n(long * 1.5)} -${n(slope)} ${n(long * 1.86)}L-${n(slope + 50)} ${below + 40}L${n(slope + 10)} ${below + 40}L${n(slope - 40)} ${n(long * 1.9)}C${n(slope - 60)} ${n(long * 1.52)} 150 ${n(long * 1.44)} 86 ${n(long * 1.25)}Q0 ${n(long * 1.6)} -100 ${n(long * 1.25)}`
  const neck = `M-88 ${n(long * 0.3)}L-96 ${n(long * 1.3)}Q0 ${n(long * 1.62)} 84 ${n(long * 1.28)}L78 ${n(long * 0.6)}z`
  const [behind, before] = random.pick([bun, loose, crop, cap, curls, bob])(wide, long, j)
  const lidded = random.is(0.5)
  const eye = (x: number, s: number) =>
    lidded
      ? `M${n(x - 26 * s)} -16q${n(26 * s)} 14 ${n(50 * s)} -2`
      : `M${n(x - 26 * s)} -14q${n(24 * s)} -20 ${n(52 * s)} 0q${n(-26 * s)} 15 ${n(-52 * s)} 0M${n(x + 1)} -21v13`
  const features = `M${n(wide * 0.02)} -52q32 -18 62 -4M${n(wide * 0.62)} -56q18 -8 34 6M${n(wide * 0.52)} -46C${n(wide * 0.56)} 0 ${n(wide * 0.8)} 30 ${n(wide * 0.76)} 44q-14 14 -36 6${eye(wide * 0.2, 1)}${eye(wide * 0.78, 0.7)}M${n(wide * 0.22)} 96q20 -10 34 -4q16 -8 32 4M${n(wide * 0.24)} 97q30 14 64 1`
  const glasses = random.is(0.2)
    ? `<g fill="none" stroke="${line}" stroke-width="6"><circle cx="${n(wide * 0.22)}" cy="-14" r="40"/><circle cx="${n(wide * 0.84)}" cy="-14" r="33"/><path d="M-${n(wide * 0.6)} -26L-10 -18"/></g>`
    : ''
  const pattern = random.is(0.35) ? stripes(clothes, palette.ground, slope, below, long) : ''
  return `<path d="${behind}" fill="${hair}"/><path d="${neck}" fill="${shade}"/><path d="${shoulders}" fill="${clothes}"/>${pattern}<path d="${curve(face, true)}" fill="${skin}"/><path d="${curve(side, true)}" fill="${shade}" opacity=".75"/><path d="M${n(wide * 0.24)} 97q32 22 66 0q-20 -10 -34 -4q-16 -6 -32 4" fill="${mixed(skin, '#a22c32', 0.55)}"/><path d="${before}" fill="${hair}"/>${strands(random, wide, long, mixed(hair, isDark(hair) ? '#ffffff' : '#000000', 0.22))}<path d="${features}" fill="none" stroke="${line}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>${glasses}`
}

function stripes(clothes: string, ground: string, slope: number, below: number, long: number): string {
  const rows = Array.from(
    { length: 5 },
    (_, i) =>
      `M-${n(slope * (0.66 + i * 0.07))} ${n(long * 1.72 + i * 62)}Q0 ${n(long * 2 + i * 70)} ${n(slope * (0.66 + i * 0.07))} ${n(long * 1.72 + i * 62)}`,
  )
  return `<path d="${rows.filter((_, i) => long * 1.72 + i * 62 < below + 60).join('')}" fill="none" stroke="${mixed(clothes, ground, 0.6)}" stroke-width="16"/>`
}

/** A few strokes that follow the crown. */
function strands(random: Random, wide: number, long: number, colour: string): string {
  const d = Array.from(
    { length: 7 },
    (_, i) =>
      `M${n(-wide * (0.75 - i * 0.16))} ${n(-long * random.between(0.6, 0.75))}Q${n(-wide * (0.6 - i * 0.2))} ${n(-long * 1.16)} ${n(wide * (0.1 + i * 0.11))} ${n(-long * random.between(1.1, 1.24))}`,
  )
  return `<path d="${d.join('')}" fill="none" stroke="${colour}" stroke-width="4" opacity=".55"/>`
}

type Hair = (wide: number, long: number, j: (by: number) => number) => readonly [behind: string, before: string]
const n = Math.round
/** The line of the hair over the forehead. */
const crown = (w: number, l: number, part: number) =>
  `M${n(-w * 1.04)} ${n(l * 0.05)}C${n(-w * 1.35)} ${n(-l * 0.9)} ${n(-w * 0.6)} ${n(-l * 1.42)} 10 ${n(-l * 1.36)}C${n(w * 0.8)} ${n(-l * 1.34)} ${n(w * 1.22)} ${n(-l * 0.8)} ${n(w * 0.98)} ${n(-l * 0.42)}C${n(w * 0.8)} ${n(-l * 0.8)} ${n(part)} ${n(-l * 0.7)} ${n(-w * 0.3)} ${n(-l * 0.52)}C${n(-w * 0.7)} ${n(-l * 0.3)} ${n(-w * 0.72)} ${n(-l * 0.1)} ${n(-w * 1.04)} ${n(l * 0.05)}z`

const disc = (x: number, y: number, r: number) => `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0`
const bun: Hair = (w, l, j) => [disc(-w * 0.5 + j(30), -l * 1.42, w * 0.5), crown(w, l, 20)]
const loose: Hair = (w, l, j) => [
  `M${n(-w * 1.12)} ${n(-l * 0.6)}C${n(-w * 1.7)} ${n(l * 0.3)} ${n(-w * 1.3)} ${n(l * 1.3)} ${n(-w * 1.6 + j(30))} ${n(l * 1.75)}L${n(w * 0.2)} ${n(l * 1.5)}L${n(w * 1.05)} ${n(l * 1.4)}C${n(w * 1.3)} ${n(l * 0.6)} ${n(w * 1.2)} ${n(-l * 0.2)} ${n(w)} ${n(-l * 0.6)}z`,
  crown(w, l, 40),
]
const crop: Hair = (w, l) => [
  '',
  `M${n(-w * 1.06)} ${n(-l * 0.1)}C${n(-w * 1.25)} ${n(-l * 0.9)} ${n(-w * 0.6)} ${n(-l * 1.3)} 0 ${n(-l * 1.26)}C${n(w * 0.7)} ${n(-l * 1.26)} ${n(w * 1.05)} ${n(-l * 0.9)} ${n(w * 0.94)} ${n(-l * 0.58)}Q${n(w * 0.2)} ${n(-l * 0.98)} ${n(-w * 0.55)} ${n(-l * 0.66)}Q${n(-w * 0.82)} ${n(-l * 0.4)} ${n(-w * 0.84)} ${n(-l * 0.05)}z`,
]
const cap: Hair = (w, l) => [
  '',
  `M${n(-w * 1.12)} ${n(-l * 0.5)}C${n(-w * 1.1)} ${n(-l * 1.6)} ${n(w * 1.05)} ${n(-l * 1.6)} ${n(w * 1.06)} ${n(-l * 0.62)}L${n(w * 1.5)} ${n(-l * 0.52)}Q${n(w * 0.2)} ${n(-l * 0.86)} ${n(-w * 1.12)} ${n(-l * 0.5)}`,
]
const curls: Hair = (w, l, j) => [
  [
    [-1, -0.2],
    [-1.15, -0.65],
    [-0.8, -1.1],
    [-0.2, -1.35],
    [0.45, -1.3],
    [0.95, -0.95],
    [-1.05, 0.25],
  ]
    .map(([x, y]) => disc(w * x! + j(12), l * y! + j(12), w * 0.46))
    .join(''),
  [
    [-0.75, -0.85],
    [-0.3, -1],
    [0.2, -1.02],
    [0.65, -0.9],
  ]
    .map(([x, y]) => disc(w * x! + j(8), l * y! + j(8), w * 0.34))
    .join(''),
]
const bob: Hair = (w, l) => [
  `M${n(-w * 1.1)} ${n(-l * 0.7)}C${n(-w * 1.5)} ${n(l * 0.1)} ${n(-w * 1.35)} ${n(l * 0.7)} ${n(-w * 1.2)} ${n(l * 0.82)}L${n(w * 0.9)} ${n(l * 0.72)}Q${n(w * 1.2)} 0 ${n(w)} ${n(-l * 0.7)}z`,
  crown(w, l, -30),
]
