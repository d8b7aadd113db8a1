import { type DrawingStyle, waves } from '../drawing-style'
import { isDark } from '../palettes'
import { flecks } from '../surface'

/** Randomly turned quarter circles on a grid, which join into bands. */
export const truchet: DrawingStyle = {
  draw: ({ w, h, random, palette }) => {
    const across = random.whole(4, h > w * 1.5 ? 5 : h > w ? 7 : 8)
    const margin = Math.round(Math.min(w, h) * 0.08)
    const cell = Math.floor((w - margin * 2) / across)
    const down = Math.max(2, Math.floor((h - margin * 2) / cell))
    const [left, top] = [Math.round((w - across * cell) / 2), Math.round((h - down * cell) / 2)]
    const r = cell / 2
    const field = waves(random, w * 0.3)
    const diagonal = random.is(0.2)
    const tones = random.some(palette.colours, 3)
    const bands: Record<string, string> = {}
    let squares = ''
    for (let j = 0; j < down; j++)
      for (let i = 0; i < across; i++) {
        const [x, y] = [left + i * cell, top + j * cell]
        const tone = tones[Math.min(2, Math.max(0, Math.floor(field(x, y) * 2 + 1.5)))]!
        if (random.is(0.13)) {
          squares += `<path d="M${x} ${y}h${cell}v${cell}h-${cell}z" fill="${random.pick(palette.colours)}"/>`
          if (random.is(0.6))
            squares += `<circle cx="${x + r}" cy="${y + r}" r="${Math.round(r * 0.62)}" fill="${random.is(0.5) ? palette.ink : palette.ground}"/>`
          continue
        }
        const flip = random.is(0.5)
        const arcs = diagonal
          ? flip
            ? `M${x} ${y + r}l${r}-${r}M${x + r} ${y + cell}l${r}-${r}`
            : `M${x} ${y + r}l${r} ${r}M${x + r} ${y}l${r} ${r}`
          : flip
            ? `M${x + r} ${y}a${r} ${r} 0 0 1-${r} ${r}M${x + r} ${y + cell}a${r} ${r} 0 0 1 ${r}-${r}`
            : `M${x + r} ${y}a${r} ${r} 0 0 0 ${r} ${r}M${x + r} ${y + cell}a${r} ${r} 0 0 0-${r}-${r}`
        bands[tone] = (bands[tone] ?? '') + arcs
      }
    const wide = Math.round(cell * random.pick([0.34, 0.42, 0.5]))
    const core = random.pick([0, 0.2, 0.45])
    const inner =
      core === 0
        ? ''
        : Object.values(bands)
            .map(d => `<path d="${d}" stroke="${palette.ground}" stroke-width="${Math.round(wide * core)}"/>`)
            .join('')
    const back = random.is(0.5)
      ? palette.ground
      : random.pick(palette.colours.filter(c => isDark(c) === isDark(palette.ground)).concat(palette.ground))
    const outer = Object.entries(bands)
      .map(([tone, d]) => `<path d="${d}" stroke="${tone === back ? palette.ink : tone}" stroke-width="${wide}"/>`)
      .join('')
    return `<path d="M${left} ${top}h${across * cell}v${down * cell}h-${across * cell}z" fill="${back}"/><g fill="none" stroke-linecap="square">${outer}${inner}</g>${squares}<path d="M0 0h${w}v${h}h-${w}zM${left} ${top}v${down * cell}h${across * cell}v-${down * cell}z" fill="${palette.ground}" fill-rule="evenodd"/>${flecks(random, w, h, palette.ink, 110)}`
  },
}
