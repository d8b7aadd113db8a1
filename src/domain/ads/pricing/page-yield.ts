import { type PricePhase, pricePhases } from '../../guide/price-phases'
import type { DataOf } from '../../shared/records/collection'
import type { adOrders } from '../ad-orders.collection'
import { type AdPriceTable, type AdSpace, adSpaceKey, takenSpaces, takesSpace } from './ad-price-table'

export interface SpaceYield {
  readonly space: AdSpace
  readonly sold: number
  /** A part of a page for a half or a quarter. */
  readonly pagesSold: number
  /** What one page earns that is full of these, in cents. */
  readonly aPage: Readonly<Record<PricePhase, number>>
  /** What is left brings this at the regular price, in cents. */
  readonly leftCents: number
}

export interface PageYield {
  readonly spaces: readonly SpaceYield[]
  readonly pagesSold: number
  /** What the booked ones cost their advertisers, in cents. */
  readonly bookedCents: number
  readonly leftCents: number
}

type Booked = Pick<DataOf<typeof adOrders>, 'size' | 'position' | 'status' | 'price'>

/** What the pages of advertisements earn, as far as they are sold, and what the rest would bring. */
export function pageYield({ rows }: Pick<AdPriceTable, 'rows'>, orders: readonly Booked[]): PageYield {
  const taken = takenSpaces(orders)
  const spaces = rows.map((space): SpaceYield => {
    const sold = taken.get(adSpaceKey(space)) ?? 0
    return {
      space,
      sold,
      pagesSold: sold / space.perPage,
      aPage: Object.fromEntries(pricePhases.map(phase => [phase, space[phase].cents * space.perPage])) as SpaceYield['aPage'],
      leftCents: Math.max(0, space.stock - sold) * space.regular.cents,
    }
  })
  const sum = (of: (one: SpaceYield) => number) => spaces.reduce((before, one) => before + of(one), 0)
  return {
    spaces,
    pagesSold: sum(({ pagesSold }) => pagesSold),
    bookedCents: orders.filter(takesSpace).reduce((before, { price }) => before + price.cents, 0),
    leftCents: sum(({ leftCents }) => leftCents),
  }
}
