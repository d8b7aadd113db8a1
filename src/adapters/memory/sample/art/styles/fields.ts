import { curve, cutRect, type Dot, type DrawingStyle, type Sheet } from '../drawing-style'
import { isDark, mixed } from '../palettes'
import { canvas, streaks } from '../surface'

/** Fields of color: stacked, nested, cut by a line, or poured. */
export const fields: DrawingStyle = {
  draw: sheet => {
    const { w, h, random, palette } = sheet
    const wash = mixed(palette.ground, random.pick(palette.colours), random.between(0.15, 0.85))
    const body = random.pick([stacked, stacked, nested, cut, poured])(sheet)
    return `<rect width="${w}" height="${h}" fill="${wash}"/>${streaks(random, [0, 0, w, h], palette.ground, 26)}${body}${canvas(w, h, isDark(wash))}`
  },
}

/** One block with a soft edge: the same cut many times with small differences, each half transparent. */
function block({ random }: Sheet, x: number, y: number, w: number, h: number, colour: string, soft: number): string {
  const layers = Array.from({ length: 9 }, (_, i) => {
    const out = soft * (1 - i / 4)
    return cutRect(random, x - out, y - out, w + out * 2, h + out * 2, soft * 0.7)
  })
  return `<g fill="${colour}" fill-opacity=".3">${layers.map(d => `<path d="${d}"/>`).join('')}</g>`
}

function stacked(sheet: Sheet): string {
  const { w, h, random, palette } = sheet
  const tones = random.shuffled([...palette.colours, palette.ink])
  const inset = Math.min(w, h) * random.between(0.06, 0.11)
  const shares = random.pick([[0.58, 0.3], [0.26, 0.62], [0.42, 0.12, 0.34], [0.2, 0.5, 0.18], [0.88]] as const)
  const gap = h * 0.035
  const tall = h - inset * 2 - gap * (shares.length - 1)
  const whole = shares.reduce<number>((sum, s) => sum + s, 0)
  let y = inset
  return shares
    .map((share, i) => {
      const high = (tall * share) / whole
      const part = block(sheet, inset, y, w - inset * 2, high, tones[i]!, inset * 0.16)
      const lit = streaks(random, [inset, y, w - inset * 2, high], mixed(tones[i]!, '#ffffff', 0.35), 22)
      const dim = streaks(random, [inset, y, w - inset * 2, high], mixed(tones[i]!, '#000000', 0.35), 18)
      y += high + gap
      return part + lit + dim
    })
    .join('')
}

function nested(sheet: Sheet): string {
  const { w, h, random, palette } = sheet
  const tones = random.shuffled(palette.colours).slice(0, 4)
  const low = random.between(0.5, 0.72)
  return tones
    .map((tone, i) => {
      const share = 1 - (i * 0.9) / tones.length
      const [bw, bh] = [w * share, h * share]
      const d = cutRect(random, (w - bw) / 2, (h - bh) * low, bw, bh, 2.5)
      return `<path d="${d}" fill="${tone}"/>${streaks(random, [(w - bw) / 2, (h - bh) * low, bw, bh], mixed(tone, '#ffffff', 0.25), 12)}`
    })
    .join('')
}

function cut(sheet: Sheet): string {
  const { w, h, random, palette } = sheet
  const tones = random.shuffled(palette.colours)
  const upright = random.is(0.7)
  const first = block(sheet, -30, -30, w + 60, h + 60, tones[0]!, 8) + streaks(random, [0, 0, w, h], mixed(tones[0]!, '#ffffff', 0.2), 40, !upright)
  const zips = Array.from({ length: random.whole(1, 4) }, (_, i) => {
    const at = random.between(0.1, 0.9)
    const thick = random.pick([6, 10, 18, 60, 120])
    const d = upright ? cutRect(random, w * at, -20, thick, h + 40, 3) : cutRect(random, -20, h * at, w + 40, thick, 3)
    return `<path d="${d}" fill="${tones[(i % 4) + 1]}"/>`
  })
  return first + zips.join('')
}

function poured({ w, h, random, palette }: Sheet): string {
  return Array.from({ length: random.whole(5, 8) }, () => {
    const [cx, cy] = [random.between(0.1, 0.9) * w, random.between(0.1, 0.9) * h]
    const reach = Math.min(w, h) * random.between(0.14, 0.42)
    const colour = random.pick(palette.colours)
    const arms = Array.from({ length: 11 }, () => random.between(0.55, 1.25))
    const ring = (grow: number): Dot[] =>
      arms.map((arm, i) => {
        const a = (i / arms.length) * Math.PI * 2
        return [cx + Math.cos(a) * reach * arm * grow * 1.2, cy + Math.sin(a) * reach * arm * grow]
      })
    return `<g fill="${colour}"><path d="${curve(ring(1.06), true)}" opacity=".25"/><path d="${curve(ring(1), true)}" opacity=".7"/><path d="${curve(ring(0.8), true)}" opacity=".35"/></g>`
  }).join('')
}
