import { curve, type Dot, type DrawingStyle, type Sheet } from '../drawing-style'
import { flecks } from '../surface'

/** Discs, blades and wires in balance. */
export const mobile: DrawingStyle = {
  draw: sheet => {
    const { w, h, random, palette } = sheet
    const body = random.pick([hanging, overlaid, overlaid, orbits])(sheet)
    return body + flecks(random, w, h, palette.ink, 70)
  },
}

const n = Math.round
const circle = (x: number, y: number, r: number, more: string) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${more}/>`

/** Arms that carry a weight on one end and the next arm on the other. */
function hanging({ w, h, random, palette }: Sheet): string {
  let [x, y] = [w * random.between(0.42, 0.58), h * 0.12]
  let reach = w * 0.29
  let wires = `M${n(x)} 0V${n(y)}`
  let weights = ''
  const arms = random.whole(5, 7)
  let side = random.pick([-1, 1])
  for (let i = 0; i < arms; i++) {
    const low = y + h * random.between(0.02, 0.06)
    const [ex, ey] = [x + side * reach, low + h * 0.02]
    const [ox, oy] = [x - side * reach * 0.55, low + h * 0.015]
    wires += `M${n(ex)} ${n(ey)}Q${n(x)} ${n(y - h * 0.03)} ${n(ox)} ${n(oy)}M${n(ex)} ${n(ey)}v${n(h * 0.03)}`
    const size = Math.min(w, h) * random.between(0.05, 0.11) * (1 - i * 0.05)
    const colour = i === 1 ? palette.ink : random.pick(palette.colours)
    weights += random.is(0.5)
      ? circle(ex, ey + h * 0.03 + size, size, `fill="${colour}"`)
      : `<path d="${blade(random.between(-0.4, 0.4), ex, ey + h * 0.03, size * 2.2)}" fill="${colour}"/>`
    wires += `M${n(ox)} ${n(oy)}v${n(h * 0.085)}`
    ;[x, y] = [ox, oy + h * 0.085]
    reach *= random.between(0.78, 0.95)
    reach = Math.min(reach, (side > 0 ? x : w - x) * 0.68)
    side = -side
  }
  weights += circle(x, y + h * 0.05, h * 0.05, `fill="${palette.colours[0]}"`)
  return `<path d="${wires}" fill="none" stroke="${palette.ink}" stroke-width="4"/>${weights}`
}

function blade(tilt: number, x: number, y: number, size: number): string {
  const tip: Dot = [x + Math.sin(tilt) * size, y + Math.cos(tilt) * size]
  return `M${n(x)} ${n(y)}Q${n(x - size * 0.55)} ${n(y + size * 0.55)} ${n(tip[0])} ${n(tip[1])}Q${n(x + size * 0.3)} ${n(y + size * 0.4)} ${n(x)} ${n(y)}`
}

/** Circles and half circles printed over one another, whose colors mix where they overlap. */
function overlaid({ w, h, random, palette }: Sheet): string {
  const grid = random.pick([2, 3, 3, 4])
  const r = Math.min(w, h) / grid / 1.7
  const dark = Number.parseInt(palette.ground.slice(1, 3), 16) < 100
  const shapes: string[] = []
  for (let j = 0; j < Math.max(grid, Math.round((h / w) * grid)); j++)
    for (let i = 0; i < Math.max(grid, Math.round((w / h) * grid)); i++) {
      if (random.is(0.22)) continue
      const [cx, cy] = [
        w * 0.5 + (i - (Math.max(grid, Math.round((w / h) * grid)) - 1) / 2) * r * 1.3,
        h * 0.5 + (j - (Math.max(grid, Math.round((h / w) * grid)) - 1) / 2) * r * 1.3,
      ]
      const colour = random.pick(palette.colours)
      const turn = random.pick([0, 90, 180, 270])
      shapes.push(
        random.pick([
          () => circle(cx, cy, r * 0.92, `fill="${colour}"`),
          () =>
            `<path d="M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 0 1 ${n(r) * 2} 0z" fill="${colour}" transform="rotate(${turn} ${n(cx)} ${n(cy)})"/>`,
          () => circle(cx, cy, r * 0.7, `fill="none" stroke="${colour}" stroke-width="${n(r * 0.34)}"`),
          () =>
            `<path d="M${n(cx)} ${n(cy)}v${-n(r)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(r)}z" fill="${colour}" transform="rotate(${turn} ${n(cx)} ${n(cy)})"/>`,
        ])(),
      )
    }
  const line = random.is(0.6)
    ? `<path d="${curve(Array.from({ length: 5 }, (_, i): Dot => [(w * (i + 0.5)) / 5, h * random.between(0.2, 0.8)]))}" fill="none" stroke="${palette.ink}" stroke-width="5"/>`
    : ''
  return `<g style="mix-blend-mode:${dark ? 'screen' : 'multiply'}">${shapes.map(s => s.replace('/>', ` style="mix-blend-mode:${dark ? 'screen' : 'multiply'}"/>`)).join('')}</g>${line}`
}

/** Wide arcs around one point, with small bodies on them. */
function orbits({ w, h, random, palette }: Sheet): string {
  const [cx, cy] = [w * random.between(0.2, 0.8), h * random.between(0.55, 1.05)]
  const reach = Math.hypot(w, h)
  const count = random.whole(5, 9)
  let rings = ''
  let bodies = ''
  for (let i = count; i > 0; i--) {
    const r = (reach * 0.72 * i) / count
    rings += circle(cx, cy, r, random.is(0.5) ? `fill="${random.pick(palette.colours)}"` : `fill="${palette.ground}"`)
    const a = -Math.PI * random.between(0.15, 0.85)
    const size = Math.min(w, h) * random.between(0.015, 0.06)
    bodies += circle(cx + Math.cos(a) * r, cy + Math.sin(a) * r, size, `fill="${random.is(0.4) ? palette.ink : random.pick(palette.colours)}"`)
  }
  return rings + bodies
}
