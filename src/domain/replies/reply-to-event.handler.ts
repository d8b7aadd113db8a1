import { checkInCode } from '../capacity/check-in-code'
import { EventRepliesTransaction } from '../capacity/event-replies-transaction'
import { events } from '../events/events.collection'
import { isMember } from '../memberships/is-member'
import { people } from '../people/people.collection'
import { callingPerson, defineHandler, type HandlerContext } from '../shared/functions/handler'
import { RuleBroken } from '../shared/records/rule-broken'
import { mailReplies } from './mail-replies'
import { replyToEvent } from './reply-to-event.contract'

export const replyToEventHandler = defineHandler(replyToEvent, async (context, input) => {
  const { eventId } = input
  const personId = callingPerson(context)
  const coming = input.act === 'come' ? { ...(await whoComes(context, eventId, personId)), guests: input.guests } : undefined
  const { status, changed } = await context.records.transact(async within => {
    const replies = await EventRepliesTransaction.open(context, within, eventId, { personId })
    if (!coming) replies.leave(personId)
    else if (replies.isOpen) replies.come(coming)
    else throw new RuleBroken('event-closed')
    replies.settle()
    return { status: replies.of(personId)?.status ?? ('none' as const), changed: await replies.write() }
  })
  await mailReplies(context, changed)
  return { status }
})

/** Only members come to an event for members. */
async function whoComes({ systemRecords, ids, today }: HandlerContext, eventId: string, personId: string) {
  const [event, person] = [await systemRecords.get(events, eventId), await systemRecords.get(people, personId)]
  if (event?.membersOnly && !(await isMember(systemRecords, personId, await today()))) throw new RuleBroken('event-members')
  return { id: ids.next(), personId, name: person?.names.display ?? 'A visitor', code: checkInCode(ids.next()) }
}
