import type { DrawingStyle, Sheet } from '../drawing-style'
import { polygon } from '../drawing-style'
import { isDark, mixed } from '../palettes'

/** Toned photographs: one light, mostly dark, a long exposure, on paper with a border. */
export const pinhole: DrawingStyle = {
  draw: sheet => {
    const { w, h, random, palette } = sheet
    const [dark, light] = isDark(palette.ground) ? [palette.ground, palette.ink] : [palette.ink, palette.ground]
    const tones = { dark: mixed(dark, '#0c0b0c', 0.45), light: mixed(light, '#ffffff', 0.25), tint: random.pick(palette.colours) }
    const edge = Math.round(Math.min(w, h) * 0.07)
    const [iw, ih] = [w - edge * 2, h - edge * 2]
    const scene = random.pick([shore, shore, room, fog, bokeh])({ ...sheet, w: iw, h: ih }, tones)
    const paper = mixed(tones.light, '#ffffff', 0.6)
    return `<defs><filter id="g" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="${random.whole(1, 99)}"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 1.6 -.55"/></filter><filter id="b"><feGaussianBlur stdDeviation="${Math.round(ih * 0.012)}"/></filter><filter id="s"><feGaussianBlur stdDeviation="3"/></filter><radialGradient id="v" r=".75"><stop offset=".45" stop-opacity="0"/><stop offset="1" stop-opacity=".62"/></radialGradient></defs><rect width="${w}" height="${h}" fill="${paper}"/><svg x="${edge}" y="${edge}" width="${iw}" height="${ih}" viewBox="0 0 ${iw} ${ih}">${scene}<rect width="${iw}" height="${ih}" fill="url(#v)"/><rect width="${iw}" height="${ih}" filter="url(#g)" opacity=".3" style="mix-blend-mode:overlay"/></svg>`
  },
}

interface Tones {
  readonly dark: string
  readonly light: string
  readonly tint: string
}
type Scene = (sheet: Sheet, tones: Tones) => string

const fall = (id: string, stops: readonly (readonly [at: number, colour: string])[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.map(([at, colour]) => `<stop offset="${at.toFixed(2)}" stop-color="${colour}"/>`).join('')}</linearGradient>`
const box = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(w)}" height="${Math.round(h)}" fill="${fill}"${more}/>`

/** Water blurred by a long exposure, with the posts of a former pier. */
const shore: Scene = ({ w, h, random }, { dark, light, tint }) => {
  const horizon = h * random.between(0.42, 0.64)
  const mid = mixed(mixed(dark, light, 0.55), tint, 0.3)
  const base =
    fall('k', [
      [0, mixed(mid, dark, 0.35)],
      [1, mixed(light, tint, 0.12)],
    ]) +
    fall('m', [
      [0, mixed(light, mid, 0.45)],
      [1, mixed(dark, mid, 0.3)],
    ])
  const land = polygon([
    [-20, horizon + 3],
    [w * random.between(0.1, 0.4), horizon - h * random.between(0.01, 0.08)],
    [w * random.between(0.5, 0.8), horizon + 3],
  ])
  const posts = Array.from({ length: random.whole(3, 11) }, (_, i) => {
    const near = 0.12 + i * random.between(0.05, 0.09)
    const x = w * (0.16 + 0.07 * i + random.between(-0.01, 0.01))
    const high = h * near * 0.5
    const y = horizon + h * near * 0.42
    return box(x, y - high, 5 + near * 14, high, dark) + box(x, y, 5 + near * 14, high * 0.8, dark, ' opacity=".25" filter="url(#s)"')
  }).join('')
  const sun = random.is(0.4)
    ? `<circle cx="${random.whole(w * 0.3, w * 0.8)}" cy="${Math.round(horizon * 0.6)}" r="${Math.round(w * 0.045)}" fill="${light}" filter="url(#b)"/>`
    : ''
  return `${base}${box(0, 0, w, horizon, 'url(#k)')}${box(0, horizon, w, h, 'url(#m)')}${sun}<path d="${land}" fill="${mixed(dark, mid, 0.35)}" filter="url(#s)"/>${posts}`
}

/** Light from a window on the wall of a dark room. */
const room: Scene = ({ w, h, random }, { dark, light, tint }) => {
  const wall = mixed(dark, tint, 0.16)
  const [x, y] = [w * random.between(0.14, 0.4), h * random.between(0.12, 0.3)]
  const [pw, ph] = [w * random.between(0.13, 0.2), h * random.between(0.2, 0.27)]
  const lean = w * random.between(-0.12, 0.12)
  const panes = [0, 1].flatMap(c =>
    [0, 1].map(r => {
      const [px, py] = [x + c * pw * 1.1 + r * lean, y + r * ph * 1.08]
      return polygon([
        [px, py],
        [px + pw, py - 6],
        [px + pw + lean, py + ph - 6],
        [px + lean, py + ph],
      ]) // prettier-ignore
    }),
  )
  const floor = h * random.between(0.78, 0.88)
  const chair = w * random.between(0.58, 0.72)
  const seat = floor - h * 0.16
  const wood = mixed(dark, '#000000', 0.4)
  const parts = [
    box(chair, seat - h * 0.2, 9, h * 0.36, wood),
    box(chair, seat, w * 0.16, 10, wood),
    box(chair + w * 0.15, seat, 9, h * 0.16, wood),
    box(chair, seat - h * 0.19, w * 0.02, h * 0.19, wood),
  ] // prettier-ignore
  return `${box(0, 0, w, h, wall)}${box(0, floor, w, h, mixed(wall, '#000000', 0.5))}<g fill="${mixed(light, tint, 0.22)}" filter="url(#s)" opacity=".92">${panes.map(d => `<path d="${d}"/>`).join('')}</g>${parts.join('')}`
}

/** A street in fog, each house paler than the one before, and one lamp. */
const fog: Scene = ({ w, h, random }, { dark, light, tint }) => {
  const air = mixed(mixed(dark, light, 0.72), tint, 0.18)
  const houses = [0, 1, 2, 3].map(depth => {
    const tone = mixed(air, dark, 0.14 + depth * 0.23)
    const left = depth % 2 === 0
    const wide = w * (0.52 - depth * 0.07)
    const top = h * (0.4 - depth * 0.09 + random.between(-0.04, 0.04))
    return `<g${depth < 3 ? ` filter="url(#${depth < 2 ? 'b' : 's'})"` : ''}>${box(left ? -30 : w - wide + depth * 20, top, wide, h, tone)}${box(left ? wide * 0.55 : w - wide * 0.5, top - h * 0.05, 26, h * 0.06, tone)}</g>`
  })
  const [lx, ly] = [w * random.between(0.42, 0.6), h * random.between(0.34, 0.5)]
  const lamp = `<circle cx="${Math.round(lx)}" cy="${Math.round(ly)}" r="${Math.round(w * 0.09)}" fill="${light}" opacity=".65" filter="url(#b)"/><circle cx="${Math.round(lx)}" cy="${Math.round(ly)}" r="9" fill="#fff"/>${box(lx - 3, ly + 8, 6, h, mixed(dark, air, 0.2))}`
  return `${fall('k', [
    [0, mixed(air, light, 0.4)],
    [1, mixed(air, dark, 0.45)],
  ])}${box(0, 0, w, h, 'url(#k)')}${houses.join('')}${lamp}`
}

/** One stem in focus in front of blurred lights. */
const bokeh: Scene = ({ w, h, random }, { dark, light, tint }) => {
  const base = mixed(dark, tint, 0.22)
  const lights = Array.from(
    { length: random.whole(12, 26) },
    () =>
      `<circle cx="${random.whole(0, w)}" cy="${random.whole(0, h * 0.8)}" r="${random.whole(w * 0.02, w * 0.075)}" fill="${random.is(0.5) ? light : tint}" opacity="${random.between(0.08, 0.4).toFixed(2)}" filter="url(#s)"/>`,
  ).join('')
  const [x, lean] = [w * random.between(0.35, 0.62), w * random.between(-0.12, 0.12)]
  const top = h * random.between(0.2, 0.34)
  const buds = Array.from({ length: 9 }, (_, i) => {
    const t = i / 9
    const side = i % 2 ? 1 : -1
    const [bx, by] = [x + lean * (1 - t) + side * w * (0.02 + t * 0.03), top + (h * 0.42 * i) / 9]
    return `<ellipse cx="${Math.round(bx)}" cy="${Math.round(by)}" rx="${Math.round(w * 0.012 + i)}" ry="${Math.round(h * 0.022)}" transform="rotate(${side * 32} ${Math.round(bx)} ${Math.round(by)})"/>`
  }).join('')
  const ink = mixed(light, tint, 0.25)
  return `${fall('k', [
    [0, mixed(base, light, 0.12)],
    [1, dark],
  ])}${box(0, 0, w, h, 'url(#k)')}${lights}<path d="M${Math.round(x)} ${h}Q${Math.round(x)} ${Math.round(h * 0.6)} ${Math.round(x + lean)} ${Math.round(top)}" fill="none" stroke="${ink}" stroke-width="5"/><g fill="${ink}">${buds}</g>`
}
