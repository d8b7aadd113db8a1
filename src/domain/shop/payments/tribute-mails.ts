import { isAddressSuppressed } from '../../mail/mail-suppressed'
import { people } from '../../people/people.collection'
import { type HandlerContext, nameOf } from '../../shared/functions/handler'
import type { StoredOf } from '../../shared/records/collection'
import type { OrderLine, orders } from '../orders.collection'
import { lineKey, linesOf } from './lines/order-lines'
import { mailPayer } from './mail-payer'

/** Tells the people whom givers named that a gift was made in honor or memory of somebody, once per gift, without the amount. */
export async function mailTributes(context: HandlerContext, order: StoredOf<typeof orders>): Promise<void> {
  for (const line of linesOf(order, 'donation')) {
    const tribute = line.gift?.tribute
    if (tribute?.notifyEmail === undefined || (await isAddressSuppressed(context.systemRecords, tribute.notifyEmail, context.clock.now()))) continue
    const organisation = await nameOf(context)
    const given = `${tribute.kind === 'memory' ? 'in memory of' : 'in honor of'} ${tribute.name}`
    await mailPayer(context, {
      to: tribute.notifyEmail,
      subject: `A gift ${given}`,
      text: [
        `${await giverName(context, order, line)} gave ${given} to ${organisation}, for “${line.title}”.`,
        'They asked us to tell you. We do not use your address for anything else.',
      ].join('\n\n'),
      link: '/donors',
      event: `tribute ${lineKey(order.id, line)}`,
    })
  }
}

/** The giver's display name. Never falls back to the email address. */
async function giverName({ systemRecords }: HandlerContext, { personId }: StoredOf<typeof orders>, { gift }: OrderLine): Promise<string> {
  if (gift?.anonymous) return 'Somebody who wishes not to be named'
  const person = gift?.shownAs === undefined && personId !== undefined ? await systemRecords.get(people, personId) : undefined
  return gift?.shownAs ?? person?.names.display ?? 'Somebody'
}
