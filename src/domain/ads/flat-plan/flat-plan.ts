import type { AdOrder } from '../ad-orders.collection'
import { type AdSlot, type SlotBox, slotBox, slotsOf } from './ad-slots'

/** An advertisement at a place of the flat plan. Page 1 is the front cover, 2 its inside; the last page is the back cover. */
export interface PlannedAd {
  readonly id: string
  readonly business?: string | undefined
  /** How many of them fill a page. */
  readonly perPage: number
  readonly position?: string | undefined
  readonly flatPlan?: { readonly page: number; readonly slot: AdSlot } | undefined
}

type Ordered = Pick<AdOrder, 'id' | 'business' | 'position' | 'flatPlan' | 'space'>
/** One without measures counts as a whole page. */
export const plannedAd = ({ id, business, position, flatPlan, space }: Ordered): PlannedAd => ({
  id,
  business,
  position,
  flatPlan,
  perPage: space?.perPage ?? 1,
})

export interface PlanPlace {
  readonly page: number
  readonly slot: AdSlot
}

export type PlaceProblem =
  | { readonly why: 'taken'; readonly by: string }
  /** No such page, or no such part of one for this size. */
  | { readonly why: 'no-page' | 'slot' }
  /** The front cover carries no advertisement. */
  | { readonly why: 'front-cover' }
  /** The ad was bought for another page, or this page is sold only as a position such as the back cover. */
  | { readonly why: 'position'; readonly page: number }
  | { readonly why: 'reserved' }

const overlap = (a: SlotBox, b: SlotBox) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
const name = (position = '') => position.trim().toLowerCase()

/** The page of a position that was bought; `undefined` for any page inside, and for a position without a page of its own. */
export function pageOfPosition(position: string | undefined, pages: number): number | undefined {
  switch (name(position)) {
    case 'back cover':
      return pages
    case 'inside front cover':
      return 2
    case 'inside back cover':
      return pages - 1
    default:
      return undefined
  }
}

/** Pages that are sold as positions: no other advertisement lies there. */
const reservedPages = (pages: number) => [2, pages]

/** Why an advertisement cannot be at a place; `undefined` if it can. `all`: every advertisement on the plan; its own former place is no hindrance. */
export function placeProblem(ad: PlannedAd, { page, slot }: PlanPlace, all: readonly PlannedAd[], pages: number): PlaceProblem | undefined {
  if (page < 1 || page > pages || !Number.isInteger(page)) return { why: 'no-page' }
  if (page === 1) return { why: 'front-cover' }
  if (!slotsOf(ad.perPage).includes(slot)) return { why: 'slot' }
  const bought = pageOfPosition(ad.position, pages)
  if (bought !== undefined && bought !== page) return { why: 'position', page: bought }
  if (bought === undefined && reservedPages(pages).includes(page)) return { why: 'reserved' }
  const box = slotBox(slot)
  const other = all.find(one => one.id !== ad.id && one.flatPlan?.page === page && overlap(slotBox(one.flatPlan.slot), box))
  return other && { why: 'taken', by: other.business ?? other.id }
}

/** Every free place for an advertisement, page by page. */
export function freePlaces(ad: PlannedAd, all: readonly PlannedAd[], pages: number): readonly PlanPlace[] {
  const own = slotsOf(ad.perPage)
  return Array.from({ length: pages }, (_, i) => i + 1).flatMap(page =>
    own.flatMap(slot => (placeProblem(ad, { page, slot }, all, pages) ? [] : [{ page, slot }])),
  )
}

/** Pages as a reader sees them: the front cover alone, then pairs, the back cover alone where the number of pages is even. */
export function spreads(pages: number): readonly (readonly number[])[] {
  const pairs: number[][] = pages > 0 ? [[1]] : []
  for (let page = 2; page <= pages; page += 2) pairs.push(page + 1 <= pages ? [page, page + 1] : [page])
  return pairs
}

/** The plan with another number of pages: what was bought for the last pages moves along. */
export const withPages = (all: readonly PlannedAd[], pages: number): readonly PlannedAd[] =>
  all.map(ad => {
    const page = pageOfPosition(ad.position, pages)
    return ad.flatPlan && page !== undefined ? { ...ad, flatPlan: { ...ad.flatPlan, page } } : ad
  })

/** An advertisement that a plan with another number of pages has elsewhere; without `to` it waits for a place. */
export interface PlanMove {
  readonly ad: PlannedAd
  readonly from: PlanPlace
  readonly to: PlanPlace | undefined
}

/**
 * The plan with another number of pages, where what would not fit any more has the nearest free place of its size, on the same side of a spread if
 * there is one: the largest first, because small ones find room more easily. Whatever fits stays where it is.
 */
export function fittedPlan(
  before: readonly PlannedAd[],
  pages: number,
): { readonly plan: readonly PlannedAd[]; readonly moves: readonly PlanMove[] } {
  const bought = withPages(before, pages)
  const wrong = bought.filter(ad => ad.flatPlan && placeProblem(ad, ad.flatPlan, bought, pages))
  const plan = new Map(bought.map(ad => [ad.id, wrong.includes(ad) ? { ...ad, flatPlan: undefined } : ad]))
  for (const ad of wrong.toSorted((a, b) => a.perPage - b.perPage || a.flatPlan!.page - b.flatPlan!.page || (a.id < b.id ? -1 : 1)))
    plan.set(ad.id, { ...ad, flatPlan: nearest(ad.flatPlan!, freePlaces(ad, [...plan.values()], pages)) })
  const moves = before.flatMap((ad): PlanMove[] => {
    const to = plan.get(ad.id)!.flatPlan
    return ad.flatPlan && (to?.page !== ad.flatPlan.page || to.slot !== ad.flatPlan.slot) ? [{ ad, from: ad.flatPlan, to }] : []
  })
  return { plan: [...plan.values()], moves }
}

function nearest(from: PlanPlace, free: readonly PlanPlace[]): PlanPlace | undefined {
  const distance = ({ page, slot }: PlanPlace) =>
    [(page - from.page) % 2 === 0 ? 0 : 1, Math.abs(page - from.page), slot === from.slot ? 0 : 1] as const
  return free.toSorted((a, b) => {
    const [x, y] = [distance(a), distance(b)]
    return x[0] - y[0] || x[1] - y[1] || x[2] - y[2]
  })[0]
}

/** Why a place is refused, for staff. */
export function placeProblemText(problem: PlaceProblem): string {
  switch (problem.why) {
    case 'taken':
      return `“${problem.by}” is at this place.`
    case 'no-page':
      return 'The guide has no such page.'
    case 'slot':
      return 'This size does not fit into that part of a page.'
    case 'front-cover':
      return 'The front cover carries no advertisement.'
    case 'position':
      return `This position was bought: it belongs on page ${problem.page}.`
    case 'reserved':
      return 'This page is sold as a position of its own.'
  }
}
