import type { Random } from '../random'

/** Flecks in a paper, as one light path. */
export function flecks(random: Random, w: number, h: number, colour: string, count = 70): string {
  const marks = Array.from(
    { length: count },
    () => `M${random.whole(0, w)} ${random.whole(0, h)}l${random.whole(-3, 3)} ${random.whole(-2, 2)}`,
  ).join('')
  return `<path d="${marks}" stroke="${colour}" stroke-width="1.6" stroke-linecap="round" opacity=".28"/>`
}

/** The weave of a canvas over everything below. */
export function canvas(w: number, h: number, dark: boolean): string {
  const colour = dark ? '#fff' : '#000'
  return `<pattern id="c" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 1h3M3 4h3M1 3v3M4 0v3" stroke="${colour}" stroke-width=".8" opacity=".09"/></pattern><rect width="${w}" height="${h}" fill="url(#c)"/>`
}

/** Dry-brush streaks along a box, as from a wide brush; with `across` they run from left to right. */
export function streaks(
  random: Random,
  box: readonly [x: number, y: number, w: number, h: number],
  colour: string,
  count: number,
  across = true,
): string {
  const [x, y, w, h] = box
  const marks = Array.from({ length: count }, () => {
    const sx = random.whole(x, x + w * (across ? 0.5 : 1))
    const sy = random.whole(y, y + h * (across ? 1 : 0.5))
    const long = Math.round(random.between(0.2, 0.5) * (across ? w : h))
    const drift = random.whole(-5, 5)
    return across
      ? `M${sx} ${sy}q${long >> 1} ${drift} ${long} ${random.whole(-4, 4)}`
      : `M${sx} ${sy}q${drift} ${long >> 1} ${random.whole(-4, 4)} ${long}`
  }).join('')
  return `<path d="${marks}" fill="none" stroke="${colour}" stroke-width="${random.whole(2, 5)}" stroke-linecap="round" opacity=".22"/>`
}
