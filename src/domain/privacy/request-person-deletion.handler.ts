import { mailAddress } from '../people/mail-person'
import { normalEmail } from '../people/normal-email'
import { type Person, people } from '../people/people.collection'
import { defineHandler, type HandlerContext, recordAt } from '../shared/functions/handler'
import { RuleBroken } from '../shared/records/rule-broken'
import { sha256 } from '../shared/sha256'
import { deletionMail } from './deletion-mail'
import { isStaff, noteDeletion } from './request-deletion'
import { anonymisePerson, type ForgettingRequest } from './request-person-deletion.contract'

export const anonymisePersonHandler = defineHandler(anonymisePerson, async (context, input) => {
  const { act, personId } = input
  const { dueAt, isNew } = await context.once(
    (within, { uid, taken }) => noteDeletion(within, context, { act, personId, uid, taken }),
    async () => requestOf(context, input, await recordAt(context.records, people, personId)),
  )
  const person = await recordAt(context.records, people, personId)
  const account = person.uid === undefined ? undefined : await context.accounts.find(person.uid)
  const to = account?.email ?? addressOf(person, input)
  if (to !== undefined && isNew) await context.mailer.send(deletionMail({ act, personId, dueAt, to, hasAccount: account !== undefined }))
  return { dueAt, mailed: to !== undefined }
})

/** The fields of a valid request. */
async function requestOf(context: HandlerContext, input: ForgettingRequest, person: Person) {
  const { uid } = person
  if (input.act === 'keep') return { uid, taken: { reason: input.reason } }
  const { askedBy, address, reason } = input
  if (person.status !== 'active') throw new RuleBroken('merge-over', { personId: person.id })
  if (await isStaff(context.records, context, person.id, uid)) throw new RuleBroken('staff-account')
  if (address === undefined) return { uid, taken: { askedBy, reason } }
  if (!person.emails.some(email => normalEmail(email.address) === normalEmail(address))) throw new RuleBroken('email-differs')
  return { uid, taken: { askedBy, reason, provenKey: await sha256(normalEmail(address)) } }
}

/** The address from which the person wrote, or else the first that accepts mail. */
function addressOf(person: Person, input: ForgettingRequest): string | undefined {
  const writtenFrom = input.act === 'ask' ? input.address : undefined
  const to = writtenFrom ?? mailAddress(person)
  // In the normal form, in which erasure finds and deletes mail to this person.
  return to && normalEmail(to)
}
