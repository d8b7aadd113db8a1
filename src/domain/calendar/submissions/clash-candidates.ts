import { type Event, events, publicEventStates } from '../../events/events.collection'
import { eventsSnapshotId, snapshots } from '../../guide/publishing/snapshots.collection'
import { type Reading, RecordSets, recordSet } from '../../shared/records/record-sets'
import { Records } from '../../shared/records/records'
import { EventCalendar } from '../event-calendar'

/** What is in the calendar or waits for it: only these can be in an event's way. */
export interface ClashCandidate extends Pick<Event, 'id' | 'title' | 'venue'> {
  readonly start: { readonly local: string }
  readonly isPublic: boolean
}

/** Milliseconds. Changes are read from this long before the last publication, because it may have missed what changed while it ran. */
const publicationTakes = 10 * 60_000

/**
 * Every event that another one may collide with. Read once, from the published calendar's file, with what waits and what changed since; after that
 * only changes are read, so that looking at one submission after the other costs nothing, however full the days are.
 */
export class ClashCandidates {
  static readonly inject = [Records, EventCalendar] as const

  constructor(
    private readonly records: Records,
    private readonly calendar: EventCalendar,
  ) {}

  async all(): Promise<Reading<readonly ClashCandidate[]>> {
    const [pointer, index] = await Promise.all([this.records.get(snapshots, eventsSnapshotId), this.calendar.index()])
    const since = pointer ? [['updatedAt', '>', new Date(pointer.updatedAt.getTime() - publicationTakes)] as const] : []
    const published = (index?.events ?? []).filter(({ cancelled }) => !cancelled)
    return new RecordSets(
      this.records,
      [
        recordSet(events, { where: [['status', 'in', ['pending', 'changes']]] }),
        recordSet(events, { where: [['status', 'in', [...publicEventStates]], ...since] }),
      ],
      async ([waiting, changed]) => {
        const all = new Map(published.map(event => [event.id, candidateOf(event, true)]))
        for (const event of changed)
          if (event.status === 'published' && !event.deletedAt) all.set(event.id, candidateOf(event, true))
          else all.delete(event.id)
        for (const event of waiting) if (!event.deletedAt) all.set(event.id, candidateOf(event, false))
        return [...all.values()]
      },
    )
  }
}

const candidateOf = ({ id, title, venue, start: { local } }: Omit<ClashCandidate, 'isPublic'>, isPublic: boolean): ClashCandidate => ({
  id,
  title,
  venue,
  start: { local },
  isPublic,
})
