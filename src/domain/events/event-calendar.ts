import { Clock } from '../../ports/clock'
import type { StoredOf } from '../shared/collection'
import { Records } from '../shared/records'
import { events } from './events'

export type CalendarEvent = StoredOf<typeof events>

/** What happens, for everybody to read. */
export class EventCalendar {
  static readonly inject = [Records, Clock] as const

  constructor(
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  /** The next published events that have not ended, first to begin first. */
  async upcoming(count: number): Promise<readonly CalendarEvent[]> {
    const found = await this.records.find(events, {
      where: [
        ['status', '==', 'published'],
        ['end.utc', '>=', this.clock.now()],
      ],
      orderBy: [['end.utc', 'asc']],
      limit: count * 2,
    })
    return [...found].sort((a, b) => a.start.utc.getTime() - b.start.utc.getTime()).slice(0, count)
  }
}
