import { paidUntil } from '../../memberships/membership-state'
import { memberships, terms } from '../../memberships/memberships.collection'
import { callerOf, defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { RuleBroken } from '../../shared/records/rule-broken'
import { quoteDraft } from '../checkout/quote-draft'
import { stockRef } from '../stock/stock-ref'
import { keepRenewalCard } from './manage-subscription.contract'
import { freeRenewalId } from './renewal-ids'

export const keepRenewalCardHandler = defineHandler(keepRenewalCard, async (context, { membershipId }) => {
  const { systemRecords, payments } = context
  const held = await systemRecords.get(memberships, membershipId)
  const { pid: personId } = callerOf(context).claims
  if (!held || personId === undefined || held.personId !== personId) throw new Refused('not-found', membershipId)
  const { provider } = payments
  if (provider === 'none') throw new RuleBroken('payments-off')
  const until = paidUntil(await systemRecords.find(terms, { params: { membership: membershipId } }))
  const id = await freeRenewalId(systemRecords, membershipId)
  if (until === undefined || until < (await context.today()) || id === undefined) throw new RuleBroken('not-renewable')
  const line = { id: 'membership', kind: 'membership', refId: stockRef(held.productId, held.level), quantity: 1 } as const
  const quoted = await quoteDraft(context, { lines: [line] }, { personId, source: 'monthly' })
  if (quoted.state === 'refused') throw new RuleBroken('order-refused', { refusals: quoted.refusals })
  return { provider, ...(await payments.keepCard(id)) }
})
