import type { ProviderEvent } from '../../../ports/payments'
import type { HandlerContext } from '../../shared/functions/handler'
import { transition } from '../../shared/records/collection'
import { providerEventStates, providerEvents } from '../provider-events.collection'
import { applyCard } from './changes/apply-card'
import { applyDispute } from './changes/apply-dispute'
import { applyPayment } from './changes/apply-payment'
import { applyPayout } from './changes/apply-payout'
import { applyRefund } from './changes/apply-refund'
import type { Applied, EventWithin } from './changes/event-transaction'

/**
 * Applies a message of the payment provider, once: its record and its effects are one transaction. The states of payments, refunds and
 * payouts only move forward, so a late message changes nothing. A message about a payment that is not recorded yet is refused as
 * `unavailable`, so that the provider sends it again. A message that cannot be applied is stored for staff, and changes nothing else.
 */
export async function applyProviderEvent(context: HandlerContext, event: ProviderEvent): Promise<void> {
  const { id, type, objectId, at } = event
  const applied = await context.systemRecords.transact(async within => {
    const known = await within.get(providerEvents, id)
    const done = await applyChange({ context, within, event })
    if (known?.status === 'done') return done
    const result = done.problem ? ({ problem: done.problem, event: 'fail' } as const) : ({ problem: undefined, event: 'finish' } as const)
    const claimed = known?.status === 'failed' ? transition(providerEventStates, known.status, 'retry') : 'claimed'
    const processed = { processedAt: context.clock.now(), problem: result.problem, status: transition(providerEventStates, claimed, result.event) }
    if (known) within.change(providerEvents, known, processed)
    else within.create(providerEvents, id, { type, objectId, objectCreated: at, ...processed })
    return done
  })
  await applied.after?.()
}

/** Repeating it changes nothing; the work after the transaction is completed if it was interrupted. */
function applyChange(of: EventWithin): Promise<Applied> {
  const { change } = of.event
  switch (change?.of) {
    case 'payment':
      return applyPayment(of, change)
    case 'card':
      return applyCard(of, change)
    case 'refund':
      return applyRefund(of, change)
    case 'dispute':
      return applyDispute(of, change)
    case 'payout':
      return applyPayout(of, change)
    default:
      return Promise.resolve({})
  }
}
