import { defineHandler } from '../../shared/functions/handler'
import { copyMemberUntil } from '../copy-member-until'
import { giveTerm } from './change-membership.contract'
import { giveWithin } from './give-term-in-transaction'

export const giveTermHandler = defineHandler(giveTerm, async (context, { key, ...gift }) => {
  const on = await context.today()
  const given = await context.records.transact(within => giveWithin(context, within, { ...gift, id: `given-${key}`, on }))
  await copyMemberUntil(context, [gift.personId])
  return given
})
