import type { Event } from '../../../../domain/events/events.collection'

const texts: Readonly<Record<Event['status'], string>> = {
  draft: 'Draft',
  pending: 'In review',
  changes: 'Needs a change',
  rejected: 'Not published',
  published: 'In the calendar',
  cancelled: 'Canceled',
  past: 'Over',
}

/** The state of an event for its host. */
export const eventStateText = ({ status, end }: Pick<Event, 'status' | 'end'>, now: Date): string =>
  status === 'published' && end.utc <= now ? texts.past : texts[status]
