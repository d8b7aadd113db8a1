import { callerOf, callingPerson, defineHandler } from '../shared/functions/handler'
import { RuleBroken } from '../shared/records/rule-broken'
import { deleteMyAccount } from './delete-my-account.contract'
import { deletionMail } from './deletion-mail'
import { isStaff, noteDeletion } from './request-deletion'

export const deleteMyAccountHandler = defineHandler(deleteMyAccount, async (context, { act }) => {
  const personId = callingPerson(context)
  const { uid } = callerOf(context)
  if (act === 'ask' && (await isStaff(context.records, context, personId, uid))) throw new RuleBroken('staff-account')
  const { dueAt, isNew } = await context.once(within => noteDeletion(within, context, { act, personId, uid }))
  const account = act === 'ask' && isNew ? await context.accounts.find(uid) : undefined
  // The mail warns the account's holder while the request can still be canceled, in case somebody else made it on their device.
  if (account) await context.mailer.send(deletionMail({ act, personId, dueAt, to: account.email, hasAccount: true }))
  return { dueAt }
})
