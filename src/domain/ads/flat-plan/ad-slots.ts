/** Where an advertisement lies on its page: `eighth-1` to `eighth-8` run row by row in two columns. */
export const adSlots = [
  'full',
  'top',
  'bottom',
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
  'eighth-1',
  'eighth-2',
  'eighth-3',
  'eighth-4',
  'eighth-5',
  'eighth-6',
  'eighth-7',
  'eighth-8',
] as const
export type AdSlot = (typeof adSlots)[number]

/** In parts of the page: `{ x: 0, y: 0.5, w: 1, h: 0.5 }` is its lower half. */
export interface SlotBox {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Columns and rows of a page that holds so many advertisements of one size. */
const grids: Readonly<Record<number, readonly [columns: number, rows: number]>> = { 1: [1, 1], 2: [1, 2], 4: [2, 2], 8: [2, 4] }

const first: Readonly<Record<number, number>> = { 1: 0, 2: 1, 4: 3, 8: 7 }

/** The slots of a page for a size of which `perPage` fill it; empty if no page is divided like that. */
export const slotsOf = (perPage: number): readonly AdSlot[] =>
  first[perPage] === undefined ? [] : adSlots.slice(first[perPage], first[perPage] + perPage)

export function slotBox(slot: AdSlot): SlotBox {
  const index = adSlots.indexOf(slot)
  const perPage = index < 1 ? 1 : index < 3 ? 2 : index < 7 ? 4 : 8
  const [columns, rows] = grids[perPage] ?? [1, 1]
  const place = index - (first[perPage] ?? 0)
  return { x: (place % columns) / columns, y: Math.floor(place / columns) / rows, w: 1 / columns, h: 1 / rows }
}
