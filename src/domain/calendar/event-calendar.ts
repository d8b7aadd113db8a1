import { Storage } from '../../ports/storage'
import { bucketOf } from '../guide/publishing/guide-snapshot-types'
import { SnapshotFiles } from '../guide/publishing/snapshot-paths'
import { eventsSnapshotId, snapshots } from '../guide/publishing/snapshots.collection'
import { LatestResponse } from '../shared/latest-response'
import type { StoredOf } from '../shared/records/collection'
import { Records } from '../shared/records/records'
import { WallClock } from '../shared/time/wall-clock'
import { isPast } from './agenda'
import { calendarSnapshotPaths } from './calendar-snapshot-paths'
import type { CalendarBaseMap, CalendarIndex, EventPageData, EventPagesData } from './calendar-snapshot-types'

type Pointer = StoredOf<typeof snapshots>

/** The published events, read from the pointer and the files that it names, never from the records. */
export class EventCalendar {
  static readonly inject = [Records, Storage, WallClock] as const
  private readonly files: SnapshotFiles

  constructor(
    private readonly records: Records,
    storage: Storage,
    private readonly clock: WallClock,
  ) {
    this.files = new SnapshotFiles(storage)
  }

  /** The published calendar; `undefined` before the first publication. */
  async index(): Promise<CalendarIndex | undefined> {
    return this.indexAt(await this.pointer())
  }

  /** Calls `next` with the published calendar now and after every publication. */
  watchIndex(next: (index: CalendarIndex | undefined) => void, fail: (error: Error) => void): () => void {
    return this.watch(pointer => this.indexAt(pointer), next, fail)
  }

  /** The published calendar with only the events that are not over: what most visitors ask for, however many years there were. */
  async coming(): Promise<CalendarIndex | undefined> {
    return this.withoutPast(await this.index())
  }

  watchComing(next: (index: CalendarIndex | undefined) => void, fail: (error: Error) => void): () => void {
    return this.watchIndex(index => next(this.withoutPast(index)), fail)
  }

  /** One event with all data of its page; `undefined` for an event that is not public. */
  async event(id: string): Promise<EventPageData | undefined> {
    return this.eventAt(await this.pointer(), id)
  }

  watchEvent(id: string, next: (sheet: EventPageData | undefined) => void, fail: (error: Error) => void): () => void {
    return this.watch(pointer => this.eventAt(pointer, id), next, fail)
  }

  /** The base map of the calendar. */
  async baseMap(): Promise<CalendarBaseMap | undefined> {
    const pointer = await this.pointer()
    return pointer && this.files.read<CalendarBaseMap>(calendarSnapshotPaths.baseMap(pointer.hash))
  }

  private withoutPast(index: CalendarIndex | undefined): CalendarIndex | undefined {
    const now = this.clock.now()
    return index && { ...index, events: index.events.filter(event => !isPast(event, now)) }
  }

  private pointer = () => this.records.get(snapshots, eventsSnapshotId)

  private async indexAt(pointer: Pointer | undefined): Promise<CalendarIndex | undefined> {
    return pointer && this.files.read<CalendarIndex>(pointer.indexPath)
  }

  private async eventAt(pointer: Pointer | undefined, id: string): Promise<EventPageData | undefined> {
    const path = pointer?.detailPaths[bucketOf(id, pointer.detailPaths.length)]
    if (path === undefined) return undefined
    const { sheets } = await this.files.read<EventPagesData>(path)
    return Object.hasOwn(sheets, id) ? sheets[id] : undefined
  }

  /** Watches the pointer. */
  private watch<T>(read: (pointer: Pointer | undefined) => Promise<T>, next: (found: T) => void, fail: (error: Error) => void): () => void {
    const answer = new LatestResponse(read, next, fail)
    let known: string | null | undefined = null
    const stop = this.records.watchOne(
      snapshots,
      eventsSnapshotId,
      pointer => {
        // The same content was published again.
        if (pointer?.hash === known) return
        known = pointer?.hash
        answer.ask(pointer)
      },
      fail,
    )
    return () => {
      answer.stop()
      stop()
    }
  }
}
