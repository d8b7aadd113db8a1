import { type Event, events } from '../events/events.collection'
import { type Rsvp, rsvps } from '../events/rsvps.collection'
import { mailPerson } from '../people/mail-person'
import type { HandlerContext } from '../shared/functions/handler'
import { momentText } from '../shared/time/moment-text'

/** Mails people where their replies to events stand, once for each revision of a reply. Safe to repeat. */
export async function mailReplies(context: HandlerContext, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const reply = await context.systemRecords.get(rsvps, id)
    const event = reply && (await context.systemRecords.get(events, reply.eventId))
    const news = event && newsOf(reply, event)
    if (news) await mailPerson(context, reply.personId, { ...news, link: `/events/${event.id}`, event: `reply ${id} ${reply.rev}` })
  }
}

function newsOf({ status, guests, code, offeredUntil }: Rsvp, { title, start, venue, hasTicket }: Event) {
  const what = `“${title}”\n${momentText(start.utc, start.tz)}\n${venue}`
  const size = guests === 0 ? 'a place' : `${guests + 1} places`
  switch (status) {
    case 'going':
      return {
        subject: `You are coming to “${title}”`,
        text: `We keep ${size} for you:\n\n${what}\n\nYour check-in code is ${code}. If you cannot come, cancel here, so that somebody else can have ${guests === 0 ? 'it' : 'them'}:`,
      }
    case 'waitlist':
      return {
        subject: `You are on the waiting list for “${title}”`,
        text: `You are on the waiting list for ${size}:\n\n${what}\n\nWe write to you when there is room. You then have 24 hours to take ${guests === 0 ? 'it' : 'them'}. You can leave the list here:`,
      }
    case 'offered':
      return {
        subject: `There is room for you at “${title}”`,
        text: `We keep ${size} for you${offeredUntil ? ` until ${momentText(offeredUntil, start.tz)}` : ''}:\n\n${what}\n\nAfter that we offer the place to the next in line. ${hasTicket ? 'Buy' : 'Take'} it here:`,
      }
    default:
      return undefined
  }
}
