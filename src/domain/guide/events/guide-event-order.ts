import { type Event, events } from '../../events/events.collection'
import { Records } from '../../shared/records/records'
import { recordOvertaken } from '../../shared/records/rule-broken'
import { weekends } from '../editions.collection'
import { eventsInGuideOrder, weekendOfEvent } from './events-in-guide-order'

/** Between two events of a weekend, so that one can be put between them by hand. */
const step = 10

/** The order of the events in the guide, which staff change one place at a time. */
export class GuideEventOrder {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  /**
   * Moves an event before the one that stands before it in its weekend, or behind the next one, and numbers the weekend in tens. Resolves with
   * the number of changed events; 0 at the end of the weekend.
   */
  async move(id: string, direction: 'earlier' | 'later'): Promise<number> {
    const group = await this.groupOf(id)
    const at = group.findIndex(event => event.id === id)
    const to = direction === 'earlier' ? at - 1 : at + 1
    if (at < 0 || to < 0 || to >= group.length) return 0
    return this.number(group.toSpliced(at, 1).toSpliced(to, 0, group[at]!))
  }

  /** Empties the order of all events of the weekend, so that they follow by time. */
  async orderByTime(id: string): Promise<number> {
    const ordered = (await this.groupOf(id)).filter(({ guideOrder }) => guideOrder !== undefined)
    return this.write(ordered.map(event => ({ id: event.id, guideOrder: undefined })))
  }

  private number(group: readonly Event[]): Promise<number> {
    const numbered = group.map((event, i) => ({ id: event.id, was: event.guideOrder, guideOrder: (i + 1) * step }))
    return this.write(numbered.filter(({ was, guideOrder }) => was !== guideOrder))
  }

  /** All or none. Other fields that somebody changed meanwhile stay. */
  private async write(changes: readonly { readonly id: string; readonly guideOrder: number | undefined }[]): Promise<number> {
    if (changes.length === 0) return 0
    return this.records.transact(async within => {
      const found = await within.getAll(
        events,
        changes.map(({ id }) => id),
      )
      for (const { id, guideOrder } of changes) if (found.has(id)) within.change(events, found.get(id)!, { guideOrder })
      return changes.length
    })
  }

  /** The events of its weekend in their order, with itself. */
  private async groupOf(id: string): Promise<readonly Event[]> {
    const event = await this.records.get(events, id)
    if (!event?.editionId || event.deletedAt) throw recordOvertaken()
    const [all, days] = await Promise.all([
      this.records.find(events, { where: [['editionId', '==', event.editionId]] }),
      this.records.find(weekends, { params: { edition: event.editionId } }),
    ])
    const placed = all
      .filter(({ deletedAt }) => !deletedAt)
      .map(one => ({ ...one, weekend: days.find(({ id: weekendId }) => weekendId === one.weekendId)?.n, order: one.guideOrder, stored: one }))
    const dayOf = (one: (typeof placed)[number]) => weekendOfEvent(one, days)?.n ?? one.start.local.slice(0, 10)
    const own = dayOf(placed.find(one => one.id === id)!)
    return eventsInGuideOrder(placed, days)
      .filter(one => dayOf(one) === own)
      .map(({ stored }) => stored)
  }
}
