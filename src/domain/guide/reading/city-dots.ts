import type { GuideCard } from '../publishing/guide-snapshot-types'

/** Studios as dots in the terms of SVG, so that a page draws them with hardly any code. */
export interface CityDots {
  /** The view box. */
  readonly box: string
  /** Path data: each dot once, also where several studios share a door. */
  readonly path: string
}

/** The longer side of the box: about the pixels of the picture, so that a dot takes few characters. */
const longest = 500
/** Share of the studios at each side that do not count for the box: a mistyped place must not shrink the city to a point. */
const outlying = 0.01

/** The studios of a city as dots. Those outside the box are left out. */
export function dotsOf(listings: readonly Pick<GuideCard, 'pin'>[]): CityDots {
  const pins = listings.flatMap(({ pin }) => (pin ? [pin] : []))
  const [south, north] = rangeOf(pins.map(([, lat]) => lat))
  // Degrees of longitude are shorter than those of latitude by this factor.
  const narrower = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const [west, east] = rangeOf(pins.map(([lng]) => lng))
  const [across, down] = [(east - west) * narrower, north - south]
  const scale = longest / Math.max(across, down, 1e-6)
  const [width, height] = [Math.round(across * scale), Math.round(down * scale)]
  const dots = pins.map(([lng, lat]) => [Math.round((lng - west) * narrower * scale), Math.round((north - lat) * scale)] as const)
  const inside = dots.filter(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height)
  return { box: `0 0 ${width} ${height}`, path: [...new Set(inside.map(([x, y]) => `M${x} ${y}h0`))].join('') }
}

function rangeOf(values: readonly number[]): readonly [number, number] {
  const sorted = [...values].sort((a, b) => a - b)
  const cut = Math.floor(sorted.length * outlying)
  return [sorted[cut] ?? 0, sorted.at(-1 - cut) ?? 0]
}
