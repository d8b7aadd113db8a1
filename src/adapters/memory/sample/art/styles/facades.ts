import { cutRect, type DrawingStyle, type Sheet } from '../drawing-style'
import { isDark, mixed } from '../palettes'
import { flecks } from '../surface'

/** A street seen from the front: walls, wires, and windows of which some are lit. */
export const facades: DrawingStyle = {
  draw: sheet => {
    const { w, h, random, palette } = sheet
    const tones = random.shuffled(palette.colours)
    const sky = mixed(tones[0]!, palette.ground, random.between(0.1, 0.75))
    const ground = h * random.between(0.84, 0.92)
    let x = -random.between(0, w * 0.1)
    let i = 0
    let houses = ''
    while (x < w && houses.length < 8200) {
      const wide = Math.max(110, w * random.between(0.16, 0.3))
      houses += house(sheet, x, wide, ground - h * random.between(0.34, 0.68), ground, tones[++i % tones.length]!, sky)
      x += wide - 3
    }
    const moon = random.is(0.4)
      ? `<circle cx="${Math.round(w * random.between(0.15, 0.85))}" cy="${Math.round(h * 0.13)}" r="${Math.round(Math.min(w, h) * 0.05)}" fill="${palette.ground}"/>`
      : ''
    const street = mixed(palette.ink, tones[1]!, isDark(palette.ink) ? 0.35 : 0.8)
    const wires = Array.from(
      { length: random.whole(1, 4) },
      () =>
        `M-10 ${Math.round(h * random.between(0.1, 0.34))}Q${Math.round(w / 2)} ${Math.round(h * random.between(0.24, 0.46))} ${w + 10} ${Math.round(h * random.between(0.1, 0.34))}`,
    ).join('')
    return `<rect width="${w}" height="${h}" fill="${sky}"/>${moon}${houses}<path d="${cutRect(random, -9, ground, w + 18, h, 3)}" fill="${street}"/><path d="${wires}" fill="none" stroke="${street}" stroke-width="3"/>${flecks(random, w, h, palette.ink, 90)}`
  },
}

const n = Math.round

function house(sheet: Sheet, x: number, wide: number, top: number, ground: number, colour: string, sky: string): string {
  const { random, palette } = sheet
  const wall = colour === sky ? palette.ground : colour
  const trim = mixed(wall, isDark(wall) ? '#ffffff' : palette.ink, 0.35)
  const roof = random.pick(['flat', 'gable', 'step', 'flat'])
  const cap =
    roof === 'gable'
      ? `M${n(x)} ${n(top + 2)}L${n(x + wide / 2)} ${n(top - wide * 0.42)}L${n(x + wide)} ${n(top + 2)}z`
      : roof === 'step'
        ? `M${n(x + wide * 0.2)} ${n(top + 2)}v${-n(wide * 0.16)}h${n(wide * 0.6)}v${n(wide * 0.16)}z`
        : `M${n(x - 4)} ${n(top + 2)}v-14h${n(wide + 8)}v14z`
  const columns = wide > 210 ? 3 : 2
  const floors = Math.max(2, Math.round((ground - top) / random.between(110, 150)))
  const [cell, storey] = [wide / columns, (ground - top) / floors]
  const [ww, wh] = [cell * random.between(0.4, 0.56), storey * random.between(0.5, 0.66)]
  const arched = random.is(0.3)
  let [dark, lit, frames] = ['', '', '']
  for (let f = 0; f < floors; f++)
    for (let c = 0; c < columns; c++) {
      const [px, py] = [x + c * cell + (cell - ww) / 2, top + f * storey + (storey - wh) * 0.55]
      const door = f === floors - 1 && c === 0
      const high = door ? ground - py : wh
      const d = arched
        ? `M${n(px)} ${n(py + high)}v${-n(high - ww / 2)}a${n(ww / 2)} ${n(ww / 2)} 0 0 1 ${n(ww / 2) * 2} 0v${n(high - ww / 2)}z`
        : `M${n(px)} ${n(py)}h${n(ww)}v${n(high)}h${-n(ww)}z`
      if (!door && random.is(0.22)) lit += d
      else dark += d
      if (!door)
        frames += `M${n(px + ww / 2)} ${n(py)}v${n(high)}M${n(px)} ${n(py + high * 0.45)}h${n(ww)}M${n(px - 5)} ${n(py + high)}h${n(ww + 10)}`
    }
  const pane = mixed(wall, '#0d0f18', 0.62)
  const light = [...palette.colours].sort((a, b) => brightness(b) - brightness(a))[0]!
  const shade = `<path d="${cutRect(random, x, top, wide * 0.12, ground - top, 1)}" opacity=".1"/>`
  return `<path d="${cutRect(random, x, top, wide, ground - top, 2)}" fill="${wall}"/><path d="${cap}" fill="${trim}"/>${shade}<path d="${dark}" fill="${pane}"/><path d="${lit}" fill="${mixed(light, '#ffe9a8', 0.4)}"/><path d="${frames}" stroke="${trim}" stroke-width="4" fill="none"/>`
}

const brightness = (c: string) => [1, 3, 5].reduce((sum, i) => sum + Number.parseInt(c.slice(i, i + 2), 16), 0)
