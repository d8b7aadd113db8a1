import { defineHandler } from '../../shared/functions/handler'
import { quoteDraft } from '../checkout/quote-draft'
import { boughtDays } from './bought-membership-days'
import { quoteDeskOrder } from './desk-order.contract'
import { deskPayer } from './desk-payer'

export const quoteDeskOrderHandler = defineHandler(quoteDeskOrder, async (context, { personId, email, ...draft }) => {
  const { buyer, person } = await deskPayer(context, { ...(personId !== undefined && { personId }), ...(email !== undefined && { email }) })
  const quoted = await quoteDraft(context, { ...draft, email }, buyer)
  if (quoted.state === 'refused') return quoted
  return { ...quoted, days: await boughtDays(context, draft, buyer.personId), ...(person && { payer: person.names.display }) }
})
