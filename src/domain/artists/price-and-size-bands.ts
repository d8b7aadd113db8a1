/** Price filters, in cents; the upper end is excluded. */
export const priceBands = [
  { id: 'under-250', from: 0, to: 25_000 },
  { id: '250-750', from: 25_000, to: 75_000 },
  { id: '750-2000', from: 75_000, to: 200_000 },
  { id: 'over-2000', from: 200_000, to: Infinity },
] as const
export const priceBandIds = priceBands.map(({ id }) => id)
export type PriceBand = (typeof priceBands)[number]['id']

export const priceBandOf = (cents: number): PriceBand => priceBands.find(({ from, to }) => cents >= from && cents < to)?.id ?? 'under-250'

/** Size filters, by the longer side in millimeters; the upper end is excluded. */
export const sizeBands = [
  { id: 'small', to: 300 },
  { id: 'medium', to: 600 },
  { id: 'large', to: 1000 },
  { id: 'very-large', to: Infinity },
] as const
export type SizeBand = (typeof sizeBands)[number]['id']

export const sizeBandOf = ({ h, w }: { readonly h: number; readonly w: number }): SizeBand =>
  sizeBands.find(({ to }) => Math.max(h, w) < to)?.id ?? 'very-large'
