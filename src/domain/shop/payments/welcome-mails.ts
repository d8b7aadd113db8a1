import { terms } from '../../memberships/memberships.collection'
import { welcomeFor } from '../../memberships/notices/welcome-for'
import type { HandlerContext } from '../../shared/functions/handler'
import type { StoredOf } from '../../shared/records/collection'
import type { orders } from '../orders.collection'
import { lineKey, linesOf } from './lines/order-lines'
import { mailPayer } from './mail-payer'

/** Welcomes the members of the lines for which staff asked it. */
export async function mailWelcomes(context: HandlerContext, order: StoredOf<typeof orders>): Promise<void> {
  for (const line of linesOf(order, 'membership').filter(({ membership }) => membership?.welcome)) {
    const made = await context.systemRecords.findPlaced(terms, { where: [['orderLineId', '==', lineKey(order.id, line)]] })
    const [first] = made.toSorted((a, b) => a.record.start.localeCompare(b.record.start))
    const mail = first && (await welcomeFor(context, first.params['membership']!, first.record.id))
    if (mail) await mailPayer(context, mail)
  }
}
