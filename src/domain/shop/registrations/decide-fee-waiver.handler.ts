import { editions } from '../../guide/editions.collection'
import { requireMove } from '../../guide/registering/registration-states'
import { RegistrationsWithin } from '../../guide/registering/registrations-transaction'
import { registrations } from '../../guide/registrations.collection'
import { mailPerson } from '../../people/mail-person'
import { callerOf, defineHandler, type HandlerContext, recordAt } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { recordOvertaken } from '../../shared/records/rule-broken'
import { declinedRequestMail } from '../../shared/text/declined-request-mail'
import { settleFreeOrder } from '../checkout/settle-free-order'
import { orders } from '../orders.collection'
import { decideFeeWaiver } from './decide-fee-waiver.contract'
import { beginReplacing, replaceOrder } from './replace-order'

export const decideFeeWaiverHandler = defineHandler(decideFeeWaiver, async (context, { registrationId: id, percent, reason }) => {
  const records = context.systemRecords
  const registration = await records.get(registrations, id)
  if (!registration?.orderId) throw new Refused('not-found', id)
  if (registration.personId === callerOf(context).claims.pid) throw new Refused('permission-denied', 'nobody decides on their own fee')
  const order = await recordAt(records, orders, registration.orderId)
  const isDecided = registration.waiver?.state === (percent > 0 ? 'granted' : 'declined') && (registration.waiver.percent ?? 0) === percent
  if (isDecided) {
    await mailFeeWaiver(context, id)
    return { totalCents: order.total.cents }
  }
  // Before anything is canceled at the provider.
  requireMove('waive', registration.status)
  const keeps = (registration.waiver?.percent ?? 0) === percent
  const replacing = keeps
    ? undefined
    : await beginReplacing(context, order, { editionId: registration.editionId, version: registration.priceVersion })
  const orderId = await records.transact(async within => {
    const now = await within.get(orders, order.id)
    const ids = order.lines.flatMap(({ kind, refId }) => (kind === 'registration' && refId !== undefined ? refId : []))
    const all = await RegistrationsWithin.read(
      within,
      ids.map(one => ({ id: one })),
    )
    if (!now || all.now(id)?.orderId !== order.id) throw recordOvertaken()
    requireMove('waive', all.now(id)?.status)
    const asked = all.now(id)?.waiver?.reason ?? reason
    all.change(id, { waiver: { reason: asked, state: percent > 0 ? 'granted' : 'declined', ...(percent > 0 && { percent }), answer: reason } })
    const made = replacing ? replaceOrder(within, now, all, ids, replacing) : order.id
    all.write(context.clock.now())
    return made!
  })
  await mailFeeWaiver(context, id)
  await settleFreeOrder(context, orderId)
  return { totalCents: (await recordAt(records, orders, orderId)).total.cents }
})

/** Mails an artist the decision on their fee, once per decision. */
async function mailFeeWaiver(context: HandlerContext, id: string): Promise<void> {
  const { systemRecords: records } = context
  const registration = await records.get(registrations, id)
  if (!registration?.waiver) return
  const { personId, editionId, orderId, waiver } = registration
  const [edition, order] = await Promise.all([records.get(editions, editionId), orderId === undefined ? undefined : records.get(orders, orderId)])
  if (!edition) return
  const { state, percent = 0, answer = '' } = waiver
  const asked = `You asked us to waive the fee of your registration for ${edition.name}.`
  const left = order ? `$${(order.total.cents / 100).toFixed(2)}` : 'the rest'
  await mailPerson(context, personId, {
    subject: `The fee of your registration for ${edition.name}`,
    text:
      state === 'declined'
        ? `${declinedRequestMail(`${asked} We cannot do that:`, answer)}\n\nYour place waits for its payment of ${left}.`
        : percent === 100
          ? 'We waive the fee of your registration. You have nothing to pay, and your place is yours.'
          : `We waive ${percent} percent of the fee of your registration. ${left} is left to pay. Your place waits for it.`,
    link: '/dashboard/registrations',
    event: `fee waiver ${id} ${state} ${percent}`,
  })
}
