import { transition } from '../../../shared/records/collection'
import type { Money } from '../../../shared/records/fields'
import { wallTimeAt } from '../../../shared/time/wall-time'
import { payoutStates, payouts } from '../../bank-payouts.collection'
import type { Applied, ChangeOf, EventWithin } from './event-transaction'

const steps = { arrived: 'arrive', failed: 'fail' } as const

/**
 * A payout is announced, then arrives or fails; its messages may come in any order. Which payments it contains may be known only from a later
 * message.
 */
export async function applyPayout({ context, within, event }: EventWithin, change: ChangeOf<'payout'>): Promise<Applied> {
  const known = await within.get(payouts, event.objectId)
  const { state, amountCents, feeCents, payments, arrivesOn, from, to } = change
  const zone = await context.zone()
  const dayOf = (at: Date) => wallTimeAt(at, zone).local.slice(0, 10)
  const days = from && to && { firstDay: dayOf(from), lastDay: dayOf(to) }
  const [amount, fees] = [amountCents, feeCents].map(cents => ({ cents, cur: 'usd' as const })) as [Money, Money]
  if (!known) {
    within.create(payouts, event.objectId, { amount, fees, payments, ...days, arrivesOn, status: state })
    return {}
  }
  const parts = known.payments === 0 && payments > 0 ? { fees, payments, ...days } : undefined
  const isOver = state === 'announced' || known.status === state || (state === 'arrived' && known.status === 'reconciled')
  if (!isOver && known.status !== 'announced') return { problem: 'not-possible' }
  const moved = isOver ? undefined : { arrivesOn, status: transition(payoutStates, known.status, steps[state]) }
  if (parts || moved) within.change(payouts, known, { ...parts, ...moved })
  return {}
}
