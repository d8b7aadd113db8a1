import { type Dot, type DrawingStyle, polygon, type Sheet } from '../drawing-style'
import { isDark, mixed } from '../palettes'
import { flecks } from '../surface'

/** Turned, cast and carved objects stacked on a plinth in front of a plain wall. */
export const totem: DrawingStyle = {
  draw: sheet => {
    const { w, h, random, palette } = sheet
    const dark = isDark(palette.ground)
    const wall = mixed(palette.ground, random.pick(palette.colours), random.between(0.06, 0.28))
    const floor = h * random.between(0.78, 0.86)
    const light = random.pick([-1, 1] as const)
    // A wide sheet shows a group, a tall one a single object.
    const count = w > h * 1.6 ? 3 : w > h * 1.15 ? 2 : 1
    const wide = Math.min((w / count) * 0.42, h * 0.34)
    const pieces = Array.from({ length: count }, (_, i) => ({
      middle: count === 1 ? w * random.between(0.46, 0.54) : (w * (i + 0.5)) / count + w * random.between(-0.03, 0.03),
      top: h * random.between(0.62, 0.76),
    }))
    const stone = mixed(palette.ground, dark ? '#ffffff' : '#000000', 0.1)
    const standing = pieces.map(({ middle, top }) => {
      const plinth = polygon([
        [middle - wide / 2, top],
        [middle + wide / 2, top],
        [middle + wide / 2, h + 9],
        [middle - wide / 2, h + 9],
      ]) // prettier-ignore
      const shadow: Dot[] = [
        [middle, top],
        [middle - light * wide * 0.5, top],
        [middle - light * wide * 2.4, h * 0.9],
        [middle - light * wide * 2.4, h],
      ] // prettier-ignore
      return `<path d="${polygon(shadow)}" fill="#000" opacity=".16" filter="url(#b)"/><path d="${plinth}" fill="${stone}"/><path d="${plinth}" fill="url(#s0)" opacity=".35"/><rect x="${Math.round(middle - wide / 2)}" y="${Math.round(top)}" width="${Math.round(wide)}" height="6" fill="#fff" opacity=".35"/>${stack(sheet, middle, top, wide)}`
    })
    return `<defs>${shades(sheet, light)}<filter id="b"><feGaussianBlur stdDeviation="14"/></filter></defs><rect width="${w}" height="${h}" fill="${wall}"/><rect y="${Math.round(floor)}" width="${w}" height="${h}" fill="${mixed(wall, '#000000', 0.14)}"/>${standing.join('')}${flecks(random, w, h, palette.ink, 50)}`
  },
}

/** Light from one side on each material. */
function shades({ palette }: Sheet, light: 1 | -1): string {
  const [x1, x2] = light === 1 ? [1, 0] : [0, 1]
  return [palette.ink, ...palette.colours]
    .map(
      (colour, i) =>
        `<linearGradient id="s${i}" x1="${x1}" x2="${x2}"><stop offset="0" stop-color="${mixed(colour, '#ffffff', 0.3)}"/><stop offset=".4" stop-color="${colour}"/><stop offset="1" stop-color="${mixed(colour, '#0a0a12', 0.5)}"/></linearGradient>`,
    )
    .join('')
}

function stack({ random, palette, h }: Sheet, middle: number, top: number, wide: number): string {
  const room = top - h * 0.1
  const shares = Array.from({ length: random.whole(2, 5) }, () => random.between(0.6, 1.4))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const tones = random.shuffled([0, ...palette.colours.map((_, i) => i + 1)])
  let foot = top
  return shares
    .map((share, i) => {
      const high = Math.min((room * share) / whole, wide * 1.2)
      const broad = Math.min(wide * random.between(0.5, 0.95) * (1 - i * 0.07), high * 2.4)
      const fill = `url(#s${tones[i % tones.length]})`
      const x = middle + random.between(-0.05, 0.05) * wide
      const form = random.pick(i === 0 ? [drum, arch, slab, ball] : [ball, drum, arch, cone, slab, ring])
      // A ring is at most as high as it is wide.
      const tall = form === ring ? Math.min(high, broad) : high
      const part = form(Math.round(x), Math.round(foot), Math.round(broad), Math.round(tall), fill)
      foot -= tall - 2
      return part
    })
    .join('')
}

type Form = (x: number, foot: number, broad: number, high: number, fill: string) => string

const ball: Form = (x, foot, broad, high, fill) =>
  `<ellipse cx="${x}" cy="${foot - high / 2}" rx="${Math.min(broad, high * 1.3) / 2}" ry="${high / 2}" fill="${fill}"/>`
const drum: Form = (x, foot, broad, high, fill) =>
  `<path d="M${x - broad / 2} ${foot - 6}v${14 - high}h${broad}v${high - 14}q${-broad / 2} 12 ${-broad} 0z" fill="${fill}"/><ellipse cx="${x}" cy="${foot - high + 8}" rx="${broad / 2}" ry="8" fill="#fff" opacity=".28"/>`
const arch: Form = (x, foot, broad, high, fill) => {
  const thick = Math.round(broad * 0.27)
  const [outer, inner] = [broad / 2, broad / 2 - thick]
  const up = Math.max(high - outer, 0)
  const round = Math.min(outer, high)
  return `<path d="M${x - outer} ${foot}v${-up}a${outer} ${round} 0 0 1 ${broad} 0v${up}h${-thick}v${-up}a${inner} ${Math.max(round - thick, 4)} 0 0 0 ${-inner * 2} 0v${up}z" fill="${fill}"/>`
}
const cone: Form = (x, foot, broad, high, fill) =>
  `<path d="M${x - broad / 2} ${foot}L${x - broad * 0.09} ${foot - high}h${broad * 0.18}L${x + broad / 2} ${foot}z" fill="${fill}" stroke-linejoin="round"/>`
const slab: Form = (x, foot, broad, high, fill) =>
  `<rect x="${x - broad / 2}" y="${foot - high}" width="${broad}" height="${high}" rx="${Math.round(Math.min(broad, high) * 0.22)}" fill="${fill}"/>`
const ring: Form = (x, foot, broad, high, fill) => {
  const r = Math.min(broad, high) / 2
  const thick = Math.round(r * 0.42)
  return `<circle cx="${x}" cy="${foot - r}" r="${r - thick / 2}" fill="none" stroke="${fill}" stroke-width="${thick}"/>`
}
