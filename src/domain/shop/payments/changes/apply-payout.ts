import type { Money } from '../../../shared/records/fields'
import { transition } from '../../../shared/records/state-machine'
import { payoutStates, payouts } from '../../bank-payouts.collection'
import type { Applied, ChangeOf, EventWithin } from './event-within'

const steps = { arrived: 'arrive', failed: 'fail' } as const

/** A payout is announced, and then arrives or fails; its messages may come in any order. */
export async function applyPayout({ within, event }: EventWithin, change: ChangeOf<'payout'>): Promise<Applied> {
  const known = await within.get(payouts, event.objectId)
  const { state, amountCents, feeCents, payments, arrivesOn } = change
  if (!known) {
    const [amount, fees] = [amountCents, feeCents].map(cents => ({ cents, cur: 'usd' as const })) as [Money, Money]
    within.create(payouts, event.objectId, { amount, fees, payments, arrivesOn, status: state })
    return {}
  }
  if (state === 'announced' || known.status === state || (state === 'arrived' && known.status === 'reconciled')) return {}
  if (known.status !== 'announced') return { problem: 'not-possible' }
  within.change(payouts, known, { arrivesOn, status: transition(payoutStates, known.status, steps[state]) })
  return {}
}
