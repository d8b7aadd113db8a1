/** Color filters. */
export const colourNames = ['red', 'orange', 'yellow', 'green', 'blue', 'violet', 'pink', 'brown', 'white', 'gray', 'black'] as const
export type ColourName = (typeof colourNames)[number]

/** By hue in degrees; the upper end is excluded. Hues above the last value are red again. */
const hues: readonly (readonly [to: number, ColourName])[] = [
  [14, 'red'],
  [40, 'orange'],
  [68, 'yellow'],
  [170, 'green'],
  [255, 'blue'],
  [300, 'violet'],
  [345, 'pink'],
  [361, 'red'],
]

/** The name of a `#rrggbb` color; `undefined` for other notations. */
export function colourName(css: string): ColourName | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(css)) return undefined
  const [r, g, b] = [1, 3, 5].map(i => Number.parseInt(css.slice(i, i + 2), 16) / 255) as [number, number, number]
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const light = (most + least) / 2
  const chroma = most - least
  if (light > 0.86 && chroma < 0.14) return 'white'
  if (light < 0.16 && chroma < 0.25) return 'black'
  if (chroma < 0.12) return light < 0.2 ? 'black' : 'gray'
  const sixth = most === r ? (g - b) / chroma : most === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4
  const hue = (sixth * 60 + 360) % 360
  if ((hue < 50 || hue > 345) && light < 0.42 && chroma < 0.5) return 'brown'
  if ((hue < 20 || hue > 330) && light > 0.66) return 'pink'
  return hues.find(([to]) => hue < to)?.[1]
}

/** The names of a work's colors in their order, without duplicates. White beside a color is paper or wall, so it names only works without any. */
export function colourNamesOf(colours: readonly string[]): readonly ColourName[] {
  const names = [...new Set(colours.flatMap(css => colourName(css) ?? []))]
  return names.every(name => withoutHue.has(name)) ? names : names.filter(name => name !== 'white')
}
const withoutHue: ReadonlySet<ColourName> = new Set(['white', 'gray', 'black'])
