import type * as v from 'valibot'
import { events } from '../../events/events.collection'
import { list, localDate, localTime, map, optional, schemaOf, withHelp } from '../../shared/records/fields'
import { dayNumber, type LocalMoment, wallMinute } from '../../shared/time/local-day'

/** Dates of one submission at most (product.md C2 `/addevent`); there are no rules that repeat an event for ever. */
export const maxDates = 26
/** Minutes from beginning to end at most: 14 days. */
const maxMinutes = 14 * 1440
/** Days ahead at most: 18 months. */
const maxAhead = 548

export const eventDate = map('Date', {
  day: localDate('Day'),
  from: localTime('Begins'),
  until: localTime('Ends'),
  lastDay: withHelp(optional(localDate('Last day')), 'Leave it empty if it ends on the same day.'),
})

const { title, summary, body, tags, venue, address, neighbourhoodId, onlineUrl, price, membersOnly, capacity } = events.fields

/** What an organizer enters, by the steps of the form. Local times are the organization's. */
export const eventSteps = {
  what: { title, summary: withHelp(summary, 'One or two sentences for the calendar.'), body, tags },
  when: { dates: list('Dates', eventDate, maxDates) },
  where: {
    venue,
    address,
    neighbourhoodId,
    onlineUrl: withHelp(onlineUrl, 'A link for those who watch from home. Only people who reserved a place see it.'),
  },
  who: {
    price: withHelp(price, 'Leave it empty if it is free.'),
    membersOnly,
    capacity: withHelp(capacity, 'Leave it empty if there is room for everybody.'),
  },
} as const

export const submittedEventFields = { ...eventSteps.what, ...eventSteps.when, ...eventSteps.where, ...eventSteps.who }
export const submittedEvent = schemaOf(submittedEventFields)
export type SubmittedEvent = v.InferOutput<typeof submittedEvent>

export interface EventDate {
  readonly day: string
  readonly from: string
  readonly until: string
  readonly lastDay?: string | undefined
}

export const startOf = ({ day, from }: EventDate) => `${day}T${from}`
export const endOf = ({ day, until, lastDay = day }: EventDate) => `${lastDay}T${until}`

/** What is wrong with a date; each has a sentence in the form. */
export type DateProblem = 'none' | 'past' | 'far' | 'backwards' | 'long' | 'twice'

/** The first problem of the dates, and which date it is; `now` is the organization's local time. */
export function problemOfDates(dates: readonly EventDate[], now: LocalMoment): { readonly at: number; readonly problem: DateProblem } | undefined {
  if (dates.length === 0) return { at: 0, problem: 'none' }
  for (const [at, date] of dates.entries()) {
    const problem = problemOf(date, now) ?? (dates.slice(0, at).some(other => startOf(other) === startOf(date)) ? 'twice' : undefined)
    if (problem) return { at, problem }
  }
  return undefined
}

function problemOf({ day, from, until, lastDay = day }: EventDate, now: LocalMoment): DateProblem | undefined {
  const [begins, ends] = [wallMinute({ date: day, time: from }), wallMinute({ date: lastDay, time: until })]
  if (ends <= begins) return 'backwards'
  if (ends - begins > maxMinutes) return 'long'
  if (ends <= wallMinute(now)) return 'past'
  return dayNumber(day) - dayNumber(now.date) > maxAhead ? 'far' : undefined
}
