/** A color in sRGB, each component 0–1 in linear light. */
type LinearRgb = readonly [red: number, green: number, blue: number]
interface Oklch {
  readonly l: number
  readonly c: number
  /** Degrees. */
  readonly h: number
}

/** WCAG 2.2, 1.4.3: the minimum contrast of text. */
export const minTextContrast = 4.5

/** The page backgrounds of the light and dark theme: `--wall` in `tokens.css`. */
const [lightPage, darkPage]: readonly [Oklch, Oklch] = [
  { l: 0.995, c: 0.001, h: 60 },
  { l: 0.165, c: 0.006, h: 60 },
]

export interface AccentContrast {
  /** Black or white on the accent color, as on buttons. */
  readonly onAccent: number
  /** Text in the accent color on a light page and on a dark one. */
  readonly onLight: number
  readonly onDark: number
}

/** Contrasts of text with this accent color, by the rules of `tokens.css`; `undefined` for a notation other than `#rrggbb` and `oklch()`. */
export function accentContrast(accent: string): AccentContrast | undefined {
  const color = oklchOf(accent)
  if (!color) return undefined
  const { l, c, h } = color
  const ink: Oklch = { l: l < 0.58 ? 1 : 0, c: 0, h: 0 }
  return {
    onAccent: contrast(color, ink),
    onLight: contrast({ l: Math.min(l, 0.5), c, h }, lightPage),
    onDark: contrast({ l: Math.max(l, 0.74), c: Math.min(c, 0.16), h }, darkPage),
  }
}

export const isReadable = (found: AccentContrast): boolean => Object.values(found).every(ratio => ratio >= minTextContrast)

/** The color as `#rrggbb`, for a color input. */
export function hexOf(accent: string): string | undefined {
  const color = oklchOf(accent)
  return (
    color &&
    `#${linearOf(color)
      .map(part =>
        Math.round(withGamma(part) * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
  ) // prettier-ignore
}

function oklchOf(accent: string): Oklch | undefined {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(accent.trim())
  if (hex) return fromLinear(hex.slice(1, 4).map(part => withoutGamma(Number.parseInt(part, 16) / 255)) as unknown as LinearRgb)
  const named = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)\s*\)$/i.exec(accent.trim())
  return named ? { l: Number(named[1]) / (named[2] ? 100 : 1), c: Number(named[3]), h: Number(named[4]) } : undefined
}

/** WCAG's ratio of relative luminances. */
function contrast(a: Oklch, b: Oklch): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: Oklch): number {
  const [red, green, blue] = linearOf(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const withoutGamma = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const withGamma = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

// Matrices of Oklab: https://bottosson.github.io/posts/oklab. Values outside sRGB are clipped, as sRGB screens do.
function linearOf({ l, c, h }: Oklch): LinearRgb {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const cut = (part: number) => Math.min(1, Math.max(0, part))
  return [
    cut(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    cut(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    cut(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

function fromLinear([red, green, blue]: LinearRgb): Oklch {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}
