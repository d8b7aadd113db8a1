import { adOrders } from '../../../src/domain/ads/ad-orders.collection'
import { adPrices } from '../../../src/domain/ads/ad-prices.collection'
import { usualAdPrices } from '../../../src/domain/ads/pricing/usual-ad-prices'
import { deadlines } from '../../../src/domain/guide/deadlines.collection'
import { wallTime } from '../../../src/domain/shared/time/wall-time'
import type { BookAdInput } from '../../../src/domain/shop/ads/book-ad.contract'
import { bookAdHandler } from '../../../src/domain/shop/ads/book-ad.handler'
import { type RegistrationWorld, registrationWorld } from './registration-world'

export interface AdWorld extends RegistrationWorld {
  /** Books a back cover at its regular price, unless told. */
  book(personId: string, more?: Partial<BookAdInput>): Promise<{ id: string }>
  /** Nonprofits pay this much less for a space. */
  discountForNonprofits(percent: number): Promise<void>
  ad(id: string): Promise<NonNullable<Awaited<ReturnType<AdWorld['behind']['get']>>> & { readonly status: string }>
  /** Ids of what takes a space, and is neither an inquiry nor canceled. */
  booked(): Promise<readonly string[]>
}

/** An edition in whose guide ana, bo, cy and di can advertise, until June 1: one back cover, two half pages. */
export async function adWorld(): Promise<AdWorld> {
  const world = await registrationWorld()
  const { behind } = world
  const params = { edition: '2027' }
  const table = usualAdPrices()
  const rows = table.rows.map(row => (row.size === 'Half page' ? { ...row, stock: 2 } : row))
  const at = (local: string) => wallTime(local, 'America/Los_Angeles')
  await behind.commit(
    behind.creating(adPrices, '1', { version: 1, ...table, rows, status: 'active' }, params),
    behind.creating(deadlines, 'adClose', { key: 'adClose', at: at('2027-06-01T23:59'), reminders: [] }, params),
    behind.creating(deadlines, 'artDue', { key: 'artDue', at: at('2027-06-10T23:59'), reminders: [] }, params),
  )
  return {
    ...world,
    book: (personId, more = {}) =>
      world.as(personId, bookAdHandler, {
        key: crypto.randomUUID(),
        editionId: '2027',
        size: 'Full page',
        ...(more.size === undefined && { position: 'Back cover' }),
        business: `Shop of ${personId}`,
        contact: personId,
        email: `${personId}@post.example`,
        isNonprofit: false,
        wantsDesign: false,
        method: 'card',
        seenCents: 250_000,
        accepts: true,
        ...more,
      }),
    async discountForNonprofits(nonprofitPercent) {
      await behind.commit(behind.changing(adPrices, (await behind.get(adPrices, '1', params))!, { nonprofitPercent }, params))
    },
    ad: async id => (await behind.get(adOrders, id))! as never,
    async booked() {
      const all = await behind.find(adOrders)
      return all.filter(({ status }) => status !== 'enquiry' && status !== 'cancelled').map(({ id }) => id)
    },
  }
}
