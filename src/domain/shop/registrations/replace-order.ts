import type { RegistrationsWithin } from '../../guide/registering/registrations-transaction'
import type { HandlerContext } from '../../shared/functions/handler'
import type { Records, RecordsWithin } from '../../shared/records/records'
import { RuleBroken, recordOvertaken } from '../../shared/records/rule-broken'
import type { StoredOrder } from '../checkout/make-order'
import { type OrderIdentity, orderIdentity } from '../order-keys/order-identity'
import { orders } from '../orders.collection'
import { isPayable } from '../payments/pay-order'
import { priceRegistrations } from './price-registrations'
import { pricedRegistration, priceVersion, registrationAccount, registrationOrder } from './registration-order'

/** What replacing an order needs; read before the transaction. */
export interface Replacing {
  readonly identity: OrderIdentity
  readonly table: Awaited<ReturnType<typeof priceVersion>>
  readonly accountCode: string
  /** The payment that was canceled at the provider. */
  readonly providerId: string | undefined
}

/**
 * Cancels the payment of an order that is to be replaced or canceled, so that nobody can pay it afterwards. Throws `being-paid` if the
 * provider says that somebody is paying.
 */
export async function beginReplacing(
  context: HandlerContext,
  order: StoredOrder,
  priced: { editionId: string; version: number | undefined },
): Promise<Replacing> {
  const { providerId } = order
  if (providerId !== undefined && !(await context.payments.cancel(providerId))) throw new RuleBroken('being-paid')
  const records: Records = context.systemRecords
  const [identity, table, accountCode] = await Promise.all([
    orderIdentity(`instead of ${order.id}`, { of: order.id }),
    priceVersion(records, priced.editionId, priced.version),
    registrationAccount(records),
  ])
  return { identity, table, accountCode, providerId }
}

/**
 * Cancels an unpaid order, and creates one for its remaining registrations, with the phase and prices of their submission. Returns its id, or
 * `undefined` if no registration remains. The lines of an order are never changed, because its payer may have seen them at the provider.
 */
export function replaceOrder(
  within: RecordsWithin,
  order: StoredOrder,
  all: RegistrationsWithin,
  left: readonly string[],
  replacing: Replacing,
): string | undefined {
  if (!isPayable(order) || order.providerId !== replacing.providerId) throw recordOvertaken()
  within.move(orders, order, 'cancel')
  const priced = left.map(id => pricedRegistration(id, all.now(id)!)!)
  const quote = replacing.table && priceRegistrations(priced, replacing.table, replacing.accountCode)
  if (left.length === 0) return undefined
  if (!quote) throw recordOvertaken()
  const { orderId, idemKey } = replacing.identity
  const { personId = '', email, policyVersions: versions, status } = order
  const method = status === 'awaiting_payment' ? 'cheque' : 'card'
  const orderedAt = all.now(left[0]!)!.submittedAt!
  within.create(orders, orderId, registrationOrder({ quote, idemKey, method, personId, email, versions, orderedAt }))
  for (const id of left) all.change(id, { orderId })
  return orderId
}
