/** Chroma (OKLCH) above which inks of the four-color process are visibly duller than a screen. */
const maxPrintChroma = 0.2

/** Whether a screen color (`#rrggbb`) is more vivid than printed ink can be. */
export function isVivid(colour: string): boolean {
  const [r, g, b] = [1, 3, 5].map(at => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255)) as [number, number, number]
  // Björn Ottosson's OKLab, from linear sRGB.
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const redGreen = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return Math.hypot(redGreen, blueYellow) > maxPrintChroma
}

const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
