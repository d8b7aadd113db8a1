import { auditAccountAction } from '../accounts/audit-account-action'
import { donations } from '../giving/donations.collection'
import { letters } from '../giving/letters.collection'
import { subscriptions } from '../giving/subscriptions.collection'
import { defineHandler } from '../shared/functions/handler'
import { orders } from '../shop/orders.collection'
import { readPersonMoney } from './read-person-money.contract'

/** The audit entry is written first: if it fails, nothing is returned. */
export const readPersonMoneyHandler = defineHandler(readPersonMoney, async (context, { personId }) => {
  const { records } = context
  await records.transact(async within => auditAccountAction(within, context, 'person.money.view', personId))
  const theirs = { where: [['personId', '==', personId]] as const }
  const [bought, given, written, monthly] = await Promise.all([
    records.find(orders, theirs),
    records.find(donations, theirs),
    records.find(letters, theirs),
    records.find(subscriptions, theirs),
  ])
  const lines = [
    ...bought.map(({ id, createdAt, lines: parts, total, status }) => ({
      kind: 'order' as const,
      ref: id,
      at: createdAt.toISOString(),
      title: parts.map(({ title }) => title).join(', '),
      cents: total.cents,
      status,
    })),
    ...given.map(({ id, receivedOn, amount, inKind, status }) => ({
      kind: 'gift' as const,
      ref: id,
      at: receivedOn,
      title: inKind ? `In kind: ${inKind.description}` : 'Gift',
      cents: amount.cents,
      status,
    })),
    ...written.map(({ id, createdAt, number, paid, status }) => ({
      kind: 'letter' as const,
      ref: id,
      at: createdAt.toISOString(),
      title: `Receipt ${number}`,
      cents: paid.cents,
      status,
    })),
    ...monthly.map(({ id, createdAt, amountCents, membershipId, status }) => ({
      kind: 'monthly' as const,
      ref: id,
      at: createdAt.toISOString(),
      title: membershipId === undefined ? 'Monthly gift' : 'Membership that renews itself',
      cents: amountCents,
      status,
    })),
  ].sort((a, b) => (a.at < b.at ? 1 : -1))
  const counted = given.filter(({ status }) => status !== 'void')
  return { lines, givenCents: counted.reduce((sum, { amount }) => sum + amount.cents, 0) }
})
