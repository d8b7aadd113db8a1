import { prices } from '../../guide/price-tables.collection'
import { paymentPeriod } from '../../guide/registering/payment-period'
import type { Registration } from '../../guide/registering/registrations-transaction'
import { omitUndefined } from '../../shared/omit-undefined'
import type { StoredOf } from '../../shared/records/collection'
import type { Records } from '../../shared/records/records'
import { transition } from '../../shared/records/state-machine'
import type { OrderIdentity } from '../order-keys/order-identity'
import { type Order, orderStates } from '../orders.collection'
import type { Quote } from '../pricing/price-order'
import { noShopSettings, shopSettings, shopSettingsId } from '../shop-settings.collection'
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

interface OrderFacts {
  readonly quote: Quote
  readonly identity: Pick<OrderIdentity, 'idemKey'>
  readonly method: 'card' | 'cheque'
  readonly personId: string
  readonly email: string | undefined
  readonly versions: Order['policyVersions']
  readonly submittedAt: Date
}

/** The order for one or two registrations. It can be paid as long as their places are reserved. */
export function registrationOrder(facts: OrderFacts): Order {
  const { quote, identity, method, personId, email, versions, submittedAt } = facts
  const pending = transition(orderStates, 'draft', 'submit')
  return omitUndefined<Order>({
    personId,
    email,
    lines: quote.lines.map(line => omitUndefined(line)),
    total: quote.total,
    tax: quote.tax,
    policyVersions: versions,
    payBy: new Date(submittedAt.getTime() + paymentPeriod),
    source: 'web',
    idemKey: identity.idemKey,
    status: method === 'cheque' && quote.total.cents > 0 ? transition(orderStates, pending, 'await') : pending,
  })
}
