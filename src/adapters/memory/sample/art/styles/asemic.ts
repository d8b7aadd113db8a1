import { curve, type Dot, type DrawingStyle, type Sheet } from '../drawing-style'
import { flecks } from '../surface'

/** Writing that cannot be read: lines of script, and sometimes one large sign across the page. */
export const asemic: DrawingStyle = {
  draw: sheet => {
    const { w, h, random, palette } = sheet
    const margin = Math.min(w, h) * 0.1
    const columns = random.is(0.3)
    const rows = columns || w > h ? random.pick([4, 6, 8]) : random.pick([5, 8, 13])
    const step = ((columns ? w : h) - margin * 2) / rows
    const [inkPart, accents]: [string[], string[]] = [[], []]
    let bytes = 0
    for (let r = 0; r < rows && bytes < 6500; r++) {
      let at = margin + random.between(0, step * 0.4)
      const end = (columns ? h : w) - margin - (r === rows - 1 ? random.between(0.2, 0.5) * w : random.between(0, 60))
      while (at < end && bytes < 6500) {
        const long = Math.min(step * random.between(0.9, 3.2), end - at + 20)
        const d = word(sheet, at, margin + step * (r + 0.55), long, step * 0.3, columns)
        bytes += d.length
        ;(random.is(0.06) ? accents : inkPart).push(d)
        at += long + step * random.between(0.25, 0.55)
      }
    }
    const nib = Math.max(3, step * random.pick([0.05, 0.09, 0.14]))
    const sign = random.is(0.6) ? bigSign(sheet) : ''
    const stroke = (d: string, colour: string) => `<path d="${d}" stroke="${colour}"/>`
    return `${sign}<g fill="none" stroke-width="${nib.toFixed(1)}" stroke-linecap="round" stroke-linejoin="round">${stroke(inkPart.join(''), palette.ink)}${stroke(accents.join(''), palette.colours[0]!)}</g>${flecks(random, w, h, palette.ink, 90)}`
  },
}

/** One word: a line that rises, loops and returns to the row. */
function word({ random }: Sheet, at: number, row: number, long: number, tall: number, upright: boolean): string {
  const turns = Math.max(3, Math.round(long / (tall * 0.75)))
  const dots: Dot[] = [[at, row]]
  for (let i = 1; i <= turns; i++) {
    const x = at + (long * i) / turns
    const up = i % 2 === 0 ? random.between(-0.25, 0.45) : -random.pick([0.7, 0.9, 1, 1, 1.9])
    if (random.is(0.3)) dots.push([x + tall * 0.5, row + tall * up * 0.4])
    dots.push([x - (random.is(0.3) ? tall * 0.6 : 0), row + tall * up])
  }
  dots.push([at + long, row + random.between(-3, 3)])
  return curve(upright ? dots.map(([x, y]): Dot => [y, x]) : dots)
}

/** A few strokes of a very wide brush. */
function bigSign({ w, h, random, palette }: Sheet): string {
  const colour = random.pick(palette.colours)
  const size = Math.min(w, h)
  const strokes = Array.from({ length: random.whole(1, 3) }, () => {
    const dots: Dot[] = Array.from({ length: random.whole(3, 5) }, () => [w * random.between(0.18, 0.82), h * random.between(0.16, 0.84)])
    const d = curve(dots)
    const wide = size * random.between(0.09, 0.17)
    const hairs = [-0.42, -0.2, 0.1, 0.33].map(
      off =>
        `<path d="${d}" transform="translate(${Math.round(off * wide)} ${Math.round(off * wide * 0.6)})" stroke="${palette.ground}" stroke-width="${random.whole(2, 5)}" opacity=".5" stroke-dasharray="${random.whole(90, 260)} ${random.whole(30, 120)}"/>`,
    )
    return `<path d="${d}" stroke="${colour}" stroke-width="${Math.round(wide)}"/>${hairs.join('')}`
  })
  return `<g fill="none" stroke-linecap="butt" stroke-linejoin="round" opacity=".92">${strokes.join('')}</g>`
}
