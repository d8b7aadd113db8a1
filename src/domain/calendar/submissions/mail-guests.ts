import { rsvps } from '../../events/rsvps.collection'
import { mailPerson } from '../../people/mail-person'
import type { HandlerContext } from '../../shared/functions/handler'
import { momentText } from '../../shared/time/moment-text'
import { wallTime } from '../../shared/time/wall-time'
import type { EventDiff } from './event-of-submission'

interface News {
  readonly eventId: string
  /** The revision of the event that the news is about: each is told once, even if the call is repeated. */
  readonly rev: number
  readonly subject: string
  readonly text: string
}

/** Mails everybody who comes to an event, or waits for a place. Returns how many. */
export async function mailGuests(context: HandlerContext, { eventId, rev, subject, text }: News): Promise<number> {
  const replies = await context.systemRecords.find(rsvps, {
    where: [
      ['eventId', '==', eventId],
      ['status', 'in', ['going', 'offered', 'waitlist']],
    ],
  })
  let told = 0
  const mail = { subject, text, link: `/events/${eventId}`, event: `event ${eventId} ${rev}` }
  for (const { personId } of replies) if (await mailPerson(context, personId, mail)) told += 1
  return told
}

/** What those who come have to know, in the order in which they are told. */
const toldFields = { start: 'It begins', end: 'It ends', venue: 'Place', address: 'Address', onlineUrl: 'Online', price: 'Price' } as const

/** The news of a change of time, place or price; `undefined` if nothing of it has changed. */
export function newsOfChange(title: string, tz: string, diff: EventDiff): Pick<News, 'subject' | 'text'> | undefined {
  const lines = Object.entries(toldFields).flatMap(([name, label]) => {
    const change = diff[name]
    // The link is not mailed: the event's page gives it to those who come.
    if (change)
      return name === 'onlineUrl'
        ? ['There is a new online link.']
        : [`${label}: ${valueText(name, change[1], tz)} (before: ${valueText(name, change[0], tz)})`]
    return []
  })
  if (lines.length === 0) return undefined
  return {
    subject: `“${title}” has changed`,
    text: `“${title}” has changed:\n\n${lines.join('\n')}\n\nYour reply still counts. If you cannot come now, cancel here:`,
  }
}

function valueText(name: string, value: unknown, tz: string): string {
  if (name === 'price') return value ? `$${((value as { readonly cents: number }).cents / 100).toFixed(2)}` : 'free'
  if (value === null || value === '') return 'nothing'
  return name === 'start' || name === 'end' ? momentText(wallTime(String(value), tz).utc, tz) : String(value)
}
