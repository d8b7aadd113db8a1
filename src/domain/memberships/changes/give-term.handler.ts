import { defineHandler } from '../../shared/functions/handler'
import { copyMemberUntil } from '../copy-member-until'
import { welcomeFor } from '../notices/welcome-for'
import { giveTerm } from './change-membership.contract'
import { giveWithin } from './give-term-in-transaction'

export const giveTermHandler = defineHandler(giveTerm, async (context, { key, welcome, ...gift }) => {
  const on = await context.today()
  const id = `given-${key}`
  const given = await context.records.transact(within => giveWithin(context, within, { ...gift, id, on }))
  await copyMemberUntil(context, [gift.personId])
  const mail = welcome && (await welcomeFor(context, given.membershipId, id))
  if (mail) await context.mailer.send(mail)
  return given
})
