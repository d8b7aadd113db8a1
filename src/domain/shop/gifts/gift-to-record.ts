import { donations } from '../../giving/donations.collection'
import { pledges } from '../../giving/pledges.collection'
import { mailAddress } from '../../people/mail-person'
import type { HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { omitUndefined } from '../../shared/omit-undefined'
import { RuleBroken } from '../../shared/records/rule-broken'
import type { StoredOrder } from '../checkout/make-order'
import type { Buyer, NewLine } from '../checkout/new-order'
import { deskPayer } from '../desk/desk-payer'
import { type OrderIdentity, orderIdentity } from '../order-keys/order-identity'
import { orders } from '../orders.collection'
import type { EnteredGift, GiftBatch } from './record-gifts.contract'

/** A gift of a batch, with its giver and the identity of its order. */
export interface GiftToRecord {
  readonly gift: EnteredGift
  readonly giver: Buyer
  /** The address for the receipt; goods have no receipt. */
  readonly email: string | undefined
  readonly softCredits: readonly string[]
  readonly identity: OrderIdentity
  /** The order of an earlier attempt; an order that expired unpaid does not count. */
  readonly former: StoredOrder | undefined
}

/** Reads the giver. `number` is the gift's position in the batch, from 1. */
export async function giftToRecord(
  context: HandlerContext,
  { key, receivedOn }: GiftBatch,
  gift: EnteredGift,
  number: number,
): Promise<GiftToRecord> {
  const pledge = 'pledgeId' in gift && gift.pledgeId !== undefined ? await context.systemRecords.get(pledges, gift.pledgeId) : undefined
  if ('pledgeId' in gift && !pledge) throw new Refused('not-found', gift.pledgeId)
  // The giver of a matched gift is thanked for the employer's match too.
  const matched = pledge?.matchOf === undefined ? undefined : await context.systemRecords.get(donations, pledge.matchOf)
  const named = omitUndefined({ personId: pledge?.personId ?? gift.personId, email: gift.email }) as Pick<EnteredGift, 'personId' | 'email'>
  if (named.personId === undefined && named.email === undefined) throw new RuleBroken('donor-missing')
  const { buyer, person } = await deskPayer(context, named)
  // A giver without an address that accepts mail gets no receipt by mail.
  const email = gift.email ?? (gift.how === 'goods' ? undefined : mailAddress(person!))
  const softCredits = [...new Set([...(gift.softCredits ?? []), ...(matched ? [matched.personId] : [])])].filter(id => id !== buyer.personId)
  return { gift, giver: buyer, email, softCredits, ...(await identityOf(context, `${key} ${number}`, { ...gift, receivedOn })) }
}

/** The identity of this gift's order; a new one if an earlier order was created and never paid. */
async function identityOf({ systemRecords }: HandlerContext, key: string, content: object): Promise<Pick<GiftToRecord, 'identity' | 'former'>> {
  for (let attempt = 1; ; attempt++) {
    const identity = await orderIdentity(`${key} ${attempt}`, content)
    const former = await systemRecords.get(orders, identity.orderId)
    if (former && former.idemKey !== identity.idemKey) throw new RuleBroken('batch-recorded')
    if (former?.status !== 'expired') return { identity, former }
  }
}

/** The order line of the gift. */
export function lineOf({ gift }: GiftToRecord): NewLine {
  const { causeId: refId, tribute, anonymous = false, shownAs } = gift
  const [amountCents, pledgeId] = gift.how === 'goods' ? [0, undefined] : [gift.amountCents, gift.pledgeId]
  return {
    id: 'gift',
    kind: 'donation',
    refId,
    quantity: 1,
    amountCents,
    gift: omitUndefined({ tribute, anonymous, named: shownAs !== undefined, shownAs }) as NonNullable<NewLine['gift']>,
    byStaff: omitUndefined({ pledgeId }),
  }
}
