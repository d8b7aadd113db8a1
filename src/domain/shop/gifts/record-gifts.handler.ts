import { campaigns } from '../../giving/campaigns.collection'
import { agrees, batchSums } from '../../giving/donors/batch-control'
import { pledges } from '../../giving/pledges.collection'
import { defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { RuleBroken, recordOvertaken } from '../../shared/records/rule-broken'
import { makeOrder, orderOnce } from '../checkout/make-order'
import { quoteDraft } from '../checkout/quote-draft'
import { orders } from '../orders.collection'
import { completePayment } from '../payments/complete-payment'
import { recentPayments, samePayment } from '../payments/duplicate-payment'
import { isPayable, payOrder } from '../payments/pay-order'
import { type GiftToRecord, giftToRecord, lineOf } from './gift-to-record'
import { recordDonatedGoods } from './record-donated-goods'
import { type EnteredGift, type GiftBatch, recordGifts } from './record-gifts.contract'

type Money = Exclude<EnteredGift, { readonly how: 'goods' }>

/** Checks every gift of the batch before the first one is recorded. */
export const recordGiftsHandler = defineHandler(recordGifts, async (context, batch) => {
  if (!agrees(batchSums(batch.gifts.map(gift => (gift.how === 'goods' ? {} : gift))), batch)) throw new RuleBroken('batch-disagrees')
  if (batch.receivedOn > (await context.today())) throw new Refused('invalid-argument', 'received in the future')
  const given = await Promise.all(batch.gifts.map((gift, i) => giftToRecord(context, batch, gift, i + 1)))
  await requirePossible(
    context,
    given.filter(({ former }) => !former),
    batch,
  )
  for (const one of given) {
    if (one.gift.how === 'goods') await recordDonatedGoods(context, one, one.gift, batch.receivedOn)
    else await recordMoney(context, one, one.gift, batch)
  }
  return { recorded: given.length }
})

async function requirePossible(context: HandlerContext, given: readonly GiftToRecord[], { key, isAnother }: GiftBatch): Promise<void> {
  const recent = isAnother ? [] : (await recentPayments(context)).filter(({ batch }) => batch !== key)
  for (const one of given) {
    const { gift, giver, email } = one
    if (gift.how === 'goods') {
      if (!(await context.systemRecords.get(campaigns, gift.causeId))) throw new Refused('not-found', gift.causeId)
      continue
    }
    const quoted = await quoteDraft(context, { lines: [lineOf(one)] }, giver)
    if (quoted.state === 'refused') throw new RuleBroken('order-refused', { refusals: quoted.refusals })
    const pledge = gift.pledgeId === undefined ? undefined : await context.systemRecords.get(pledges, gift.pledgeId)
    if (pledge && pledge.status !== 'open') throw recordOvertaken()
    const same = await samePayment(context, recent, { id: '', cents: gift.amountCents, personId: giver.personId, email })
    if (same) throw new RuleBroken('payment-twice', { orderId: same.orderId, method: same.method })
  }
}

/** A gift of money is an order that is paid at once; a retry continues where the first try stopped. */
async function recordMoney(context: HandlerContext, given: GiftToRecord, { how, amountCents, ref }: Money, batch: GiftBatch): Promise<void> {
  const { identity, giver, email, softCredits } = given
  const { orderId } = identity
  const input = { lines: [lineOf(given)], email, seenCents: amountCents, method: 'desk' as const }
  await orderOnce(context, identity, () => makeOrder(context, input, identity, giver))
  const id = `manual-${orderId}`
  const noted = { batch: batch.key, ...(ref !== undefined && { ref }) }
  await context.records.transact(async within => {
    const order = (await within.get(orders, orderId))!
    if (isPayable(order))
      await payOrder({ context, within, order, softCredits }, { id, method: how, amount: order.total, receivedOn: batch.receivedOn, ...noted })
    else if (!order.payments) throw new RuleBroken('order-over')
  })
  await completePayment(context, id)
}
