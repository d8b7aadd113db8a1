import type { EventSubmission } from './event-submissions.collection'

/** The title of a submitted event, without reading the event. */
export const titleOfSubmission = ({ diff }: Pick<EventSubmission, 'diff'>): string => String(diff['title']?.[1] ?? diff['title']?.[0] ?? 'Event')
