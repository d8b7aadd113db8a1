import { auditAction } from '../../audit/audit-action'
import { activeRenewal, isRenewing } from '../../giving/monthly/active-renewal'
import { savedCards } from '../../giving/saved-cards.collection'
import { subscriptions } from '../../giving/subscriptions.collection'
import { copyMemberUntil } from '../../memberships/copy-member-until'
import { memberships, terms } from '../../memberships/memberships.collection'
import { heldLevel } from '../../memberships/terms/held-level'
import { defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { grouped } from '../../shared/grouped'
import type { RecordsWithin } from '../../shared/records/records'
import { RuleBroken, recordOvertaken } from '../../shared/records/rule-broken'
import { closeMonthly } from '../monthly/end-monthly'
import { mailGiver } from '../monthly/mail-monthly'
import { orders } from '../orders.collection'
import { makeRefund } from '../payments/make-refund'
import { newRefund } from '../payments/new-refund'
import { countedRefunds, refundedLines } from '../payments/order-ledger'
import { payments } from '../payments.collection'
import { sumOf } from '../pricing/allocate-cents'
import { refundOrder } from '../refunds/refund-order'
import { cancelMembership } from './cancel-membership.contract'
import { type LineRefund, readCancellation } from './read-cancellation'

/** Records first, provider second: after an interruption between them, a retry or the job `makeRefunds` continues. */
export const cancelMembershipHandler = defineHandler(cancelMembership, async (context, { membershipId, lastDay, seenCents, reason }) => {
  const { systemRecords } = context
  const today = await context.today()
  const done = await context.once(async within => {
    const found = await readCancellation(systemRecords, within, { membershipId, today, reason })
    if ('why' in found) {
      if (found.why === 'unknown') throw new Refused('not-found', membershipId)
      throw new RuleBroken('not-cancelled', { reason: found.why })
    }
    const { membership, all, reversed, elsewhere, refunds } = found
    const cents = sumOf(refunds.map(one => one.cents))
    if (found.lastDay !== lastDay || cents !== seenCents) throw recordOvertaken()
    const live = await activeRenewal(systemRecords, membershipId)
    const gift = live && (await within.get(subscriptions, live.id))
    const saved = gift && (await within.get(savedCards, gift.id))
    for (const { id, ...term } of reversed) within.create(terms, id, { personId: membership.personId, ...term }, { membership: membershipId })
    for (const { membership: other, reversed: hidden } of elsewhere) {
      for (const { id, ...term } of hidden) within.create(terms, id, { personId: other.personId, ...term }, { membership: other.id })
      within.change(memberships, other, { since: other.since })
    }
    const level = heldLevel([...all, ...reversed], today, membership)
    within.change(memberships, membership, { since: membership.since, ...level, autoRenew: false })
    if (gift && isRenewing(gift)) closeMonthly(within, { gift, saved }, 'membership', today)
    const refundIds = recordRefunds(within, refunds, { reason, on: today })
    auditAction(within, context, {
      scope: 'people',
      action: 'membership.cancel',
      entity: memberships.path,
      entityId: membershipId,
      before: { lastDay },
      after: { end: found.end, refundedCents: cents },
      reason,
    })
    return { refundIds, cents, personId: membership.personId, ...(gift && { renewalId: gift.id }) }
  })
  for (const id of done.refundIds) await makeRefund(context, id)
  await copyMemberUntil(context, [done.personId])
  const ended = done.renewalId === undefined ? undefined : await systemRecords.get(subscriptions, done.renewalId)
  if (ended?.ended === 'membership') await mailGiver(context, ended, 'closed')
  const made = await Promise.all(done.refundIds.map(id => systemRecords.get(payments, id)))
  return { cents: done.cents, waiting: made.filter(one => one?.status !== 'succeeded').length }
})

/** One refund for each order, for all of its lines that are refunded. */
function recordRefunds(
  within: RecordsWithin,
  refunds: readonly LineRefund[],
  why: { readonly reason: string; readonly on: string },
): readonly string[] {
  return [...grouped(refunds, ({ money }) => money.order.id).values()].map(own => {
    const { order, payment, ledger } = own[0]!.money
    const requests = own.map(({ money, cents }) => ({ lineId: money.line.id, cents }))
    const refunding = refundOrder(order, refundedLines(countedRefunds(ledger)), requests)
    if (refunding.state === 'refused') throw new RuleBroken('refund-refused', { reason: refunding.reason })
    const refundId = `${payment.id}-refund-${ledger.length}`
    within.create(payments, refundId, newRefund(payment, { ...why, lines: refunding.refund.lines }))
    within.change(orders, order, { payments: [...(order.payments ?? []), refundId] })
    return refundId
  })
}
