import { PortError } from '../../../../ports/errors'
import type { ProviderChange, ProviderEvent } from '../../../../ports/payments'
import type { HandlerContext } from '../../../shared/functions/handler'
import type { RecordsWithin } from '../../../shared/records/records'
import { wallTimeAt } from '../../../shared/time/wall-time'
import type { eventProblems } from '../../provider-events.collection'

/** A provider message within the transaction that applies it. */
export interface EventWithin {
  readonly context: HandlerContext
  readonly within: RecordsWithin
  readonly event: ProviderEvent
}

/** The result of applying a message; with a `problem`, nothing was changed. */
export interface Applied {
  readonly problem?: (typeof eventProblems)[number]
  /** Work after the transaction. Safe to repeat. */
  after?(): Promise<void>
}

export type ChangeOf<K extends ProviderChange['of']> = Extract<ProviderChange, { readonly of: K }>

/** The organization's calendar date of the event, which may be days before its message arrives. */
export const dayOf = async ({ context, event }: EventWithin): Promise<string> => wallTimeAt(event.at, await context.zone()).local.slice(0, 10)

/** Milliseconds for which a message waits for the message about its payment. */
const waits = 86_400_000

/** The message came before the one about its payment: the provider is asked to send it again, for a day. */
export function paymentUnknown({ context, event }: EventWithin): Applied {
  if (context.clock.now().getTime() - event.at.getTime() > waits) return { problem: 'payment-unknown' }
  throw new PortError('payments', 'unavailable', `${event.objectId} came before its payment`)
}
