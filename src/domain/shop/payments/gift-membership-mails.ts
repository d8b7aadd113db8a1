import { membershipProducts } from '../../memberships/membership-products.collection'
import { terms } from '../../memberships/memberships.collection'
import { people } from '../../people/people.collection'
import { type HandlerContext, nameOf } from '../../shared/functions/handler'
import type { StoredOf } from '../../shared/records/collection'
import { dayText } from '../../shared/time/day-text'
import type { orders } from '../orders.collection'
import { partsOfRef } from '../stock/stock-ref'
import { lineKey, linesOf } from './lines/order-lines'
import { mailPayer } from './mail-payer'

/** Tells the recipient of a gift membership who gave it and which days it covers, once per gift. */
export async function mailGiftMemberships(context: HandlerContext, order: StoredOf<typeof orders>): Promise<void> {
  for (const line of linesOf(order, 'membership')) {
    const to = line.membership?.forEmail
    if (to === undefined || to === order.email) continue
    const made = await context.systemRecords.findEverywhere(terms, { where: [['orderLineId', '==', lineKey(order.id, line)]] })
    if (made.length === 0) continue
    const organisation = await nameOf(context)
    const { id: productId, part } = partsOfRef(line.refId ?? '')
    const product = await context.systemRecords.get(membershipProducts, productId)
    const wrap = product?.levels.find(({ key }) => key === part)?.giftWrap
    const [start, end] = [
      made.map(term => term.start).toSorted()[0]!,
      made
        .map(term => term.end)
        .toSorted()
        .at(-1)!,
    ]
    await mailPayer(context, {
      to,
      subject: `A membership of ${organisation} for you`,
      text: [
        `${await giverName(context, order)} gave you a membership of ${organisation}: ${line.title}.`,
        ...(wrap === undefined ? [] : [wrap]),
        `It runs from ${dayText(start)} to ${dayText(end)}. To see your card, join with this email address, or sign in.`,
      ].join('\n\n'),
      link: '/dashboard/membership',
      event: `gift ${lineKey(order.id, line)}`,
    })
  }
}

async function giverName({ systemRecords }: HandlerContext, { personId, email }: StoredOf<typeof orders>): Promise<string> {
  const person = personId === undefined ? undefined : await systemRecords.get(people, personId)
  return person?.names.display ?? email ?? 'Somebody'
}
