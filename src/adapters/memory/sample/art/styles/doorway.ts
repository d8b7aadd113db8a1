import { cutRect, type DrawingStyle } from '../drawing-style'
import { isDark, mixed } from '../palettes'
import { flecks } from '../surface'

/** A door seen from the street: the wall, the frame, the step or the ramp before it, a bell and a lamp. */
export const doorway: DrawingStyle = {
  draw: ({ w, h, random, palette }) => {
    const [wall, leaf, stone] = random.shuffled(palette.colours) as [string, string, string]
    const trim = mixed(wall, isDark(wall) ? '#ffffff' : palette.ink, 0.35)
    const ground = n(h * 0.84)
    const wide = n(w * random.between(0.2, 0.28))
    const high = n(h * random.between(0.5, 0.6))
    const x = n(w * random.between(0.3, 0.46))
    const top = ground - high
    const courses = Array.from({ length: 9 }, (_, i) => `M0 ${n((ground / 9) * i + random.between(-4, 4))}h${w}`).join('')
    const glass = `M${n(x + wide * 0.18)} ${n(top + high * 0.12)}h${n(wide * 0.64)}v${n(high * 0.34)}h${-n(wide * 0.64)}z`
    const lit = mixed(palette.ground, '#ffe9a8', 0.5)
    const before = random.is(0.5)
      ? `<path d="M${x - 20} ${ground}h${wide + 40}L${n(x + wide * 2.4)} ${n(h * 0.95)}H${x - 20}z" fill="${mixed(stone, palette.ink, 0.25)}"/>`
      : [0, 1]
          .map(
            i =>
              `<path d="${cutRect(random, x - 24 - i * 22, ground + i * 26, wide + 48 + i * 44, 27, 1)}" fill="${mixed(stone, palette.ink, 0.15 + i * 0.15)}"/>`,
          )
          .join('')
    const lamp = `<circle cx="${n(x + wide / 2)}" cy="${n(top - h * 0.09)}" r="${n(h * 0.03)}" fill="${lit}"/><path d="M${n(x + wide / 2)} 0V${n(top - h * 0.12)}" stroke="${palette.ink}" stroke-width="4"/>`
    const bell = `<path d="${cutRect(random, x + wide + 30, top + high * 0.42, 22, 46, 1)}" fill="${palette.ink}"/><circle cx="${x + wide + 41}" cy="${n(top + high * 0.42 + 30)}" r="6" fill="${lit}"/>`
    return `<rect width="${w}" height="${h}" fill="${wall}"/><path d="${courses}" stroke="${trim}" stroke-width="2" opacity=".35"/><path d="${cutRect(random, -9, ground, w + 18, h, 2)}" fill="${mixed(palette.ink, stone, 0.55)}"/><path d="${cutRect(random, x - 18, top - 18, wide + 36, high + 18, 2)}" fill="${trim}"/><path d="${cutRect(random, x, top, wide, high, 1)}" fill="${leaf === wall ? palette.ink : leaf}"/><path d="${glass}" fill="${mixed(leaf, '#0d0f18', 0.6)}"/><circle cx="${n(x + wide * 0.86)}" cy="${n(top + high * 0.56)}" r="8" fill="${lit}"/>${before}${lamp}${bell}${flecks(random, w, h, palette.ink, 90)}`
  },
}

const n = Math.round
