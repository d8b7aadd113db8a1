import { mailRegistration } from '../../guide/registering/mail-registration'
import { isUnpaid, requireMove } from '../../guide/registering/registration-states'
import { RegistrationsWithin, type StoredRegistration } from '../../guide/registering/registrations-transaction'
import { registrations } from '../../guide/registrations.collection'
import { callerOf, defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { isScoped } from '../../shared/records/policy'
import type { RecordsWithin } from '../../shared/records/records'
import { RuleBroken, recordOvertaken } from '../../shared/records/rule-broken'
import type { StoredOrder } from '../checkout/make-order'
import { orders } from '../orders.collection'
import { makeRefund } from '../payments/make-refund'
import { newRefund } from '../payments/new-refund'
import { payments } from '../payments.collection'
import { sumOf } from '../pricing/allocate-cents'
import { refundOrder } from '../refunds/refund-order'
import { beginReplacing, type Replacing, replaceOrder } from './replace-order'
import { quoteWithdrawal, withdrawRegistration } from './withdraw-registration.contract'
import { type PaidRegistration, paidFor, refundTerms, withdrawnTogether } from './withdrawal'

/** The reason on refunds after a withdrawal. */
const withdrew = 'withdrawn'

export const quoteWithdrawalHandler = defineHandler(quoteWithdrawal, async (context, { id }) => {
  const registration = await theirs(context, id)
  requireMove(isByStaff(context, registration) ? 'withdrawByStaff' : 'withdraw', registration.status)
  const together = await withdrawnTogether(context, registration)
  const paid = sumOf((await Promise.all(together.map(one => paidFor(context.systemRecords, one)))).map(({ paidCents }) => paidCents))
  const { isOpen, until } = await refundTerms(context, registration.editionId)
  const ids = together.map(one => one.id)
  return { ids, refundCents: isOpen ? paid : 0, paidCents: paid, ...(until && { refundsUntil: until.toISOString() }) }
})

/** Records first, provider second: after an interruption between them, a retry or the job `makeRefunds` continues. */
export const withdrawRegistrationHandler = defineHandler(withdrawRegistration, async (context, { id, seenRefundCents }) => {
  const registration = await theirs(context, id)
  const together = await withdrawnTogether(context, registration)
  if (registration.status !== 'withdrawn') await withdraw(context, registration, together, seenRefundCents)
  const refunds = (await Promise.all(together.map(one => paidFor(context.systemRecords, one)))).flatMap(({ ledger }) => ledger)
  const own = [...new Map(refunds.filter(({ reason }) => reason === withdrew).map(one => [one.id, one])).values()]
  for (const refund of own) await makeRefund(context, refund.id)
  for (const one of together) await mailRegistration(context, one.id)
  return { refundCents: 0 - sumOf(own.map(({ amount }) => amount.cents)) }
})

async function theirs(context: HandlerContext, id: string): Promise<StoredRegistration> {
  const registration = await context.systemRecords.get(registrations, id)
  const isOwn = registration?.personId === callerOf(context).claims.pid
  if (!registration || !(isOwn || isStaff(context))) throw new Refused('not-found', id)
  return registration
}

const isStaff = (context: HandlerContext) => isScoped(callerOf(context).claims, 'guide')

const isByStaff = (context: HandlerContext, { personId }: StoredRegistration) => isStaff(context) && context.actor?.claims.pid !== personId

/** After the print lock only staff can withdraw a registration. */
const eventFor = (context: HandlerContext, registration: StoredRegistration) =>
  registration.status === 'confirmed' && isByStaff(context, registration) ? 'cancel' : 'withdraw'

async function withdraw(
  context: HandlerContext,
  first: StoredRegistration,
  together: readonly StoredRegistration[],
  seenCents: number,
): Promise<void> {
  const { isOpen } = await refundTerms(context, first.editionId)
  const today = await context.today()
  const unpaid = await unpaidOrders(context, together)
  const now = context.clock.now()
  await context.systemRecords.transact(async within => {
    const stored = await Promise.all(together.map(({ id }) => within.get(registrations, id)))
    if (stored.some((one, i) => one?.status !== together[i]!.status)) throw recordOvertaken()
    const paid: PaidRegistration[] = []
    for (const one of together) paid.push(await paidFor(within, one))
    const cents = isOpen ? sumOf(paid.map(({ paidCents }) => paidCents)) : 0
    if (cents !== seenCents) throw new RuleBroken('refund-changed', { refundCents: cents })
    const others = [...unpaid.values()].flatMap(({ left }) => left)
    const all = await RegistrationsWithin.read(
      within,
      [...together.map(({ id }) => id), ...others].map(id => ({ id })),
    )
    for (const one of together) all.move(one.id, eventFor(context, one))
    const replaced = await Promise.all([...unpaid].map(async ([id, one]) => ({ ...one, order: await within.get(orders, id) })))
    for (const { order, left, replacing } of replaced) if (order) replaceOrder(within, order, all, left, replacing)
    if (isOpen) recordRefunds(within, paid, today)
    all.write(now)
  })
}

interface Unpaid {
  readonly replacing: Replacing
  /** Remaining registrations of the order. */
  readonly left: readonly string[]
}

/** Unpaid orders, whose payment is canceled at the provider first. */
async function unpaidOrders(context: HandlerContext, together: readonly StoredRegistration[]): Promise<ReadonlyMap<string, Unpaid>> {
  const found = new Map<string, Unpaid>()
  for (const { orderId, status, editionId, priceVersion: version } of together) {
    if (orderId === undefined || found.has(orderId) || !isUnpaid(status)) continue
    const order = await context.systemRecords.get(orders, orderId)
    if (!order) continue
    const replacing = await beginReplacing(context, order, { editionId, version })
    const left = registrationsIn(order).filter(id => !together.some(one => one.id === id))
    found.set(orderId, { replacing, left })
  }
  return found
}

const registrationsIn = ({ lines }: StoredOrder) => lines.flatMap(({ kind, refId }) => (kind === 'registration' && refId !== undefined ? refId : []))

/** One refund for each order, for the remainder of the lines. */
function recordRefunds(within: RecordsWithin, paid: readonly PaidRegistration[], on: string): void {
  const byOrder = new Map(paid.map(one => [one.order?.id, one]))
  for (const [orderId, { order, payment, ledger, before }] of byOrder) {
    const requests = paid.filter(one => one.order?.id === orderId && one.paidCents > 0).map(({ lineId, paidCents }) => ({ lineId, cents: paidCents }))
    if (!order || !payment || requests.length === 0) continue
    const refunding = refundOrder(order, before, requests)
    if (refunding.state === 'refused') throw new RuleBroken('refund-refused', { reason: refunding.reason })
    const refundId = `${payment.id}-refund-${ledger.length}`
    within.create(payments, refundId, newRefund(payment, { reason: withdrew, on, lines: refunding.refund.lines }))
    within.change(orders, order, { payments: [...(order.payments ?? []), refundId] })
  }
}
