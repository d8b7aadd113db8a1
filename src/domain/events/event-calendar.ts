import { Functions } from '../../ports/functions'
import { Storage } from '../../ports/storage'
import { bucketOf } from '../guide/guide-snapshot'
import { SnapshotFiles } from '../guide/snapshot-files'
import { eventsSnapshotId, snapshots } from '../guide/snapshots'
import { call } from '../shared/cloud-function'
import type { StoredOf } from '../shared/collection'
import { Records } from '../shared/records'
import { calendarFiles } from './calendar-files'
import type { CalendarGround, CalendarIndex, CalendarSheet, CalendarSheets } from './calendar-snapshot'
import { type PublishedCalendar, publishCalendar } from './publish-calendar.function'

type Pointer = StoredOf<typeof snapshots>

/** What happens, for everybody to read: a pointer and the files it names, never the records themselves. */
export class EventCalendar {
  static readonly inject = [Records, Storage, Functions] as const
  private readonly files: SnapshotFiles

  constructor(
    private readonly records: Records,
    storage: Storage,
    private readonly functions: Functions,
  ) {
    this.files = new SnapshotFiles(storage)
  }

  /** The calendar as it was last published; `undefined` where it never was. */
  async index(): Promise<CalendarIndex | undefined> {
    return this.indexAt(await this.pointer())
  }

  /** Tells of the published calendar now and after every publishing. */
  watchIndex(next: (index: CalendarIndex | undefined) => void, fail: (error: Error) => void): () => void {
    return this.watch(pointer => this.indexAt(pointer), next, fail)
  }

  /** One event with all that its page shows; `undefined` for what visitors may not see. */
  async event(id: string): Promise<CalendarSheet | undefined> {
    return this.eventAt(await this.pointer(), id)
  }

  watchEvent(id: string, next: (sheet: CalendarSheet | undefined) => void, fail: (error: Error) => void): () => void {
    return this.watch(pointer => this.eventAt(pointer, id), next, fail)
  }

  /** What the calendar's maps are drawn on. */
  async ground(): Promise<CalendarGround | undefined> {
    const pointer = await this.pointer()
    return pointer && this.files.read<CalendarGround>(calendarFiles.ground(pointer.hash))
  }

  /** For staff: publishes the events as they are now. */
  publish(): Promise<PublishedCalendar> {
    return call(this.functions, publishCalendar, {})
  }

  private pointer = () => this.records.get(snapshots, eventsSnapshotId)

  private async indexAt(pointer: Pointer | undefined): Promise<CalendarIndex | undefined> {
    return pointer && this.files.read<CalendarIndex>(pointer.indexPath)
  }

  private async eventAt(pointer: Pointer | undefined, id: string): Promise<CalendarSheet | undefined> {
    const path = pointer?.detailPaths[bucketOf(id, pointer.detailPaths.length)]
    if (path === undefined) return undefined
    const { sheets } = await this.files.read<CalendarSheets>(path)
    return Object.hasOwn(sheets, id) ? sheets[id] : undefined
  }

  /** Follows the pointer; an answer that arrives after a later one is not told. */
  private watch<T>(read: (pointer: Pointer | undefined) => Promise<T>, next: (found: T) => void, fail: (error: Error) => void): () => void {
    let turn = 0
    const stop = this.records.watchOne(
      snapshots,
      eventsSnapshotId,
      pointer => {
        const mine = ++turn
        read(pointer).then(found => void (mine === turn && next(found)), fail)
      },
      fail,
    )
    return () => {
      turn = Number.POSITIVE_INFINITY
      stop()
    }
  }
}
