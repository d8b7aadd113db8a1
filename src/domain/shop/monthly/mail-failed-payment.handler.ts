import { auditAction } from '../../audit/audit-action'
import { declinedOn, hasFailed } from '../../giving/monthly/failed-payment'
import { subscriptions } from '../../giving/subscriptions.collection'
import { defineHandler, recordAt } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import { mailFailedPayment } from './mail-failed-payment.contract'
import { giversAddress, mailGiver } from './mail-monthly'

/** The day is noted in a transaction and is part of the mail's event, so that neither two of staff nor a retry mail somebody twice a day. */
export const mailFailedPaymentHandler = defineHandler(mailFailedPayment, async (context, { id }) => {
  const today = await context.today()
  const day = await context.once(async within => {
    const gift = await recordAt(within, subscriptions, id)
    if (!hasFailed(gift)) throw new RuleBroken('nothing-failed')
    if ((await giversAddress(context, gift)) === undefined) throw new RuleBroken('no-email')
    if (gift.recoveryMailOn === today || declinedOn(gift) === today) throw new RuleBroken('mailed-today')
    within.change(subscriptions, gift, { recoveryMailOn: today })
    auditAction(within, context, { scope: 'money', action: 'monthlyGift.mailFailure', entity: subscriptions.path, entityId: id })
    return today
  })
  const gift = await context.systemRecords.get(subscriptions, id)
  const to = gift && (await mailGiver(context, gift, 'failed', day))
  if (to === undefined) throw new RuleBroken('no-email')
  return { to }
})
