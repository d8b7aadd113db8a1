import { curve, type Dot, type DrawingStyle, polygon, type Sheet, waves } from '../drawing-style'
import { isDark, mixed } from '../palettes'
import { canvas, streaks } from '../surface'

/** Hills behind hills, or sea under sky: a landscape in layers. */
export const strata: DrawingStyle = {
  draw: sheet => {
    const { w, h, random, palette } = sheet
    const tones = random.shuffled(palette.colours)
    const [high, low] = [mixed(tones[0]!, palette.ground, 0.25), mixed(tones[1]!, palette.ground, 0.65)]
    const horizon = random.between(0.3, 0.62)
    const sky = `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient><rect width="${w}" height="${Math.round(h * (horizon + 0.12))}" fill="url(#s)"/>${streaks(random, [0, 0, w, h * horizon], mixed(low, '#ffffff', 0.4), 26)}`
    const sun = random.is(0.65) ? disc(sheet, horizon, tones[2]!) : ''
    const land = random.is(0.3) ? sea(sheet, horizon, tones) : hills(sheet, horizon, tones, low)
    return `${sky}${sun}${land}${canvas(w, h, isDark(high))}`
  },
}

function disc({ w, h, random, palette }: Sheet, horizon: number, tone: string): string {
  const r = Math.min(w, h) * random.between(0.06, 0.15)
  const place = `cx="${Math.round(w * random.between(0.2, 0.8))}" cy="${Math.round(h * horizon - r * random.between(0.1, 1.7))}"`
  return `<circle ${place} r="${Math.round(r * 1.5)}" fill="${tone}" opacity=".18"/><circle ${place} r="${Math.round(r)}" fill="${random.is(0.4) ? palette.ground : tone}"/>`
}

function hills(sheet: Sheet, horizon: number, tones: readonly string[], air: string): string {
  const { w, h, random, palette } = sheet
  const layers = random.whole(4, 7)
  const jagged = random.is(0.35)
  return Array.from({ length: layers }, (_, i) => {
    const near = i / (layers - 1)
    const field = waves(random, w * (0.34 - near * 0.16))
    const base = h * (horizon + (1 - horizon) * near * 0.86)
    const rise = h * (jagged ? 0.13 : 0.085) * (1 - near * 0.35)
    const steps = jagged ? 26 : 14
    const ridge: Dot[] = Array.from({ length: steps + 1 }, (__, k) => {
      const x = -20 + ((w + 40) * k) / steps
      return [x, base - field(x, i * 300) * rise - (jagged ? random.between(0, rise * 0.4) : 0)]
    })
    const colour = mixed(mixed(tones[i % tones.length]!, palette.ink, isDark(palette.ink) ? near * 0.3 : 0), air, 0.62 * (1 - near))
    const outline = [...ridge, [w + 20, h + 20] as Dot, [-20, h + 20] as Dot]
    const d = jagged ? polygon(outline) : `${curve(ridge)}L${w + 20} ${h + 20}L-20 ${h + 20}z`
    const lit = streaks(random, [0, base, w, h * 0.12], mixed(colour, palette.ground, 0.5), 10)
    return `<path d="${d}" fill="${colour}"/>${lit}${i === layers - 1 && random.is(0.6) ? growth(sheet, ridge, mixed(colour, palette.ink, 0.5)) : ''}`
  }).join('')
}

/** Grass or trees along the nearest ridge. */
function growth({ random, h }: Sheet, ridge: readonly Dot[], colour: string): string {
  const trees = random.is(0.5)
  const marks = ridge.slice(1, -1).flatMap(([x, y]) =>
    Array.from({ length: trees ? 2 : 4 }, () => {
      const [px, tall] = [x + random.between(-40, 40), h * (trees ? random.between(0.03, 0.09) : random.between(0.02, 0.05))]
      const top = y + 14 - tall
      return trees
        ? `M${Math.round(px)} ${Math.round(top)}l${Math.round(tall * 0.2)} ${Math.round(tall + 20)}h${-Math.round(tall * 0.4)}z`
        : `M${Math.round(px)} ${Math.round(y + 18)}q${random.whole(-8, 8)} ${-Math.round(tall * 0.6)} ${random.whole(-16, 16)} ${-Math.round(tall)}`
    }),
  )
  return trees ? `<path d="${marks.join('')}" fill="${colour}"/>` : `<path d="${marks.join('')}" fill="none" stroke="${colour}" stroke-width="3"/>`
}

function sea(sheet: Sheet, horizon: number, tones: readonly string[]): string {
  const { w, h, random, palette } = sheet
  const top = h * horizon
  const deep = mixed(tones[3]!, palette.ink, isDark(palette.ink) ? 0.25 : 0)
  const shore = curve([
    [-20, h * 0.86],
    [w * 0.3, h * random.between(0.78, 0.92)],
    [w * 0.7, h * random.between(0.84, 0.96)],
    [w + 20, h * 0.8],
  ])
  const swells = Array.from({ length: 5 }, (_, i) => {
    const y = top + (h - top) * (0.06 + i * i * 0.035)
    return `<path d="${curve([
      [-20, y],
      [w * 0.25, y + random.between(-6, 10)],
      [w * 0.6, y + random.between(-10, 8)],
      [w + 20, y + random.between(-6, 6)],
    ])}L${w + 20} ${h}L-20 ${h}z" opacity=".13" fill="${i % 2 === 0 ? palette.ink : tones[2]}"/>`
  }).join('')
  const glints = Array.from({ length: 110 }, () => {
    const y = top + (h - top) * random.next() ** 2.4
    const long = 10 + ((y - top) / (h - top)) * 110 * random.next()
    return `M${random.whole(0, w)} ${Math.round(y)}h${Math.round(long)}`
  }).join('')
  return `<rect y="${Math.round(top)}" width="${w}" height="${Math.round(h - top)}" fill="${deep}"/>${swells}<path d="${glints}" stroke="${mixed(deep, palette.ground, 0.6)}" stroke-width="3" stroke-linecap="round" opacity=".55"/><path d="${shore}L${w + 20} ${h + 20}L-20 ${h + 20}z" fill="${tones[4]}"/>${streaks(random, [0, h * 0.9, w, h * 0.1], palette.ground, 14)}`
}
