import type { Event } from '../../events/events.collection'
import { omitUndefined } from '../../shared/omit-undefined'
import { type WallTime, wallTime } from '../../shared/time/wall-time'
import { type EventDate, endOf, type SubmittedEvent, startOf } from './event-submission-fields'

type WrittenEvent = Omit<SubmittedEvent, 'dates'> & { readonly start: WallTime; readonly end: WallTime }

/** The fields of an event at one of the submitted dates. Whoever enters a price of nothing means that it is free. */
export function eventOfSubmission({ dates: _dates, price, ...entered }: SubmittedEvent, date: EventDate, tz: string) {
  return omitUndefined<WrittenEvent>({
    ...entered,
    price: price && price.cents > 0 ? price : undefined,
    start: wallTime(startOf(date), tz),
    end: wallTime(endOf(date), tz),
  })
}

/** The submission that an event was made of, with its one date, for the form. */
export function submissionOfEvent(event: Event): SubmittedEvent {
  const { title, summary, body, tags, venue, address, neighbourhoodId, onlineUrl, price, membersOnly, capacity, start, end } = event
  const [day, from] = start.local.split('T') as [string, string]
  const [lastDay, until] = end.local.split('T') as [string, string]
  return omitUndefined({
    title,
    summary,
    body,
    tags,
    venue,
    address,
    neighbourhoodId,
    onlineUrl,
    price,
    membersOnly,
    capacity,
    dates: [{ day, from, until, ...(lastDay !== day && { lastDay }) }],
  }) as SubmittedEvent
}

/** The texts and times of an event, as staff compare them. */
type ComparedEvent = Partial<Omit<SubmittedEvent, 'dates'>> & { readonly start: { readonly local: string }; readonly end: { readonly local: string } }

/** The changed fields, each with its former and its new value. The title is always among them, so that a list needs no event. */
export function changesOfEvent(
  before: ComparedEvent | undefined,
  after: ComparedEvent,
): Readonly<Record<string, readonly [before: unknown, after: unknown]>> {
  const [was, is] = [before ? valuesOf(before) : {}, valuesOf(after)]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  const changed = names.filter(name => name === 'title' || JSON.stringify(was[name]) !== JSON.stringify(is[name]))
  return Object.fromEntries(changed.map(name => [name, [was[name] ?? null, is[name] ?? null]]))
}

/** Without lists: the database keeps no list directly in a list. */
const valuesOf = ({ start, end, tags = [], ...texts }: ComparedEvent): Readonly<Record<string, unknown>> => ({
  ...texts,
  tags: tags.join(', '),
  start: start.local,
  end: end.local,
})

export type EventDiff = ReturnType<typeof changesOfEvent>

/** The fields of a public event after an approved change; times are in its zone. What was emptied is emptied. */
export const fieldsOfDiff = (diff: EventDiff, tz: string): Partial<Event> =>
  Object.fromEntries(
    Object.entries(diff).map(([name, [, after]]) => {
      if (name === 'start' || name === 'end') return [name, wallTime(String(after), tz)]
      if (name === 'tags')
        return [
          name,
          String(after ?? '')
            .split(', ')
            .filter(Boolean),
        ]
      return [name, after ?? undefined]
    }),
  )
