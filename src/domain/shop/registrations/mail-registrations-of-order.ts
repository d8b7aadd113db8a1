import { mailRegistration } from '../../guide/registering/mail-registration'
import type { HandlerContext } from '../../shared/functions/handler'
import type { OrderLine } from '../orders.collection'

/** Mails artists about the changes that their order made to their registrations, once. Safe to repeat. */
export async function mailRegistrationsOfOrder(context: HandlerContext, lines: readonly Pick<OrderLine, 'kind' | 'refId'>[]): Promise<void> {
  for (const { kind, refId } of lines) if (kind === 'registration' && refId !== undefined) await mailRegistration(context, refId)
}
