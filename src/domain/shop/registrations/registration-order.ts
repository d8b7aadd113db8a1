import { prices } from '../../guide/price-tables.collection'
import { paymentPeriod } from '../../guide/registering/payment-period'
import type { Registration } from '../../guide/registering/registrations-transaction'
import type { StoredOf } from '../../shared/records/collection'
import type { Records } from '../../shared/records/records'
import type { Order } from '../orders.collection'
import { noShopSettings, shopSettings, shopSettingsId } from '../shop-settings.collection'
import { type BookingFacts, bookingOrder } from '../submitted-order'
import type { PricedRegistration } from './price-registrations'

/** The account code for registration fees. */
export async function registrationAccount(records: Records): Promise<string> {
  const { accounts } = (await records.get(shopSettings, shopSettingsId)) ?? noShopSettings
  return accounts.registration ?? accounts.goods
}

/** The current prices of an edition, or the version under which a registration was submitted. */
export async function priceVersion(records: Records, edition: string, version?: number): Promise<StoredOf<typeof prices> | undefined> {
  const [found] = await records.find(prices, {
    params: { edition },
    where: [version === undefined ? ['status', '==', 'active'] : ['version', '==', version]],
    limit: 1,
  })
  return found
}

/** The price-relevant fields of a submitted registration; `undefined` before submission. */
export function pricedRegistration(id: string, registration: Registration): PricedRegistration | undefined {
  const { n, tier, phaseAtSubmit: phase, audience, volunteerHours, waiver } = registration
  if (tier === undefined || phase === undefined || audience === undefined) return undefined
  return { id, n, tier, phase, audience, volunteerHours, waiverPercent: waiver?.percent }
}

/** The order for one or two registrations. It can be paid as long as their places are reserved. */
export const registrationOrder = (facts: BookingFacts<'card' | 'cheque'>): Order =>
  bookingOrder(facts, paymentPeriod, facts.method === 'cheque' && facts.quote.total.cents > 0)
