import { publishedPictures } from '../guide/publishing/published-pictures'
import { snapshotHash, writeSnapshotFile } from '../guide/publishing/snapshot-paths'
import { eventsSnapshotId, snapshots } from '../guide/publishing/snapshots.collection'
import { withdrawPictures } from '../pictures/publish-pictures'
import { defineHandler, type HandlerContext, type HandlerStorage } from '../shared/functions/handler'
import type { Records } from '../shared/records/records'
import { buildCalendarSnapshot, type CalendarContent } from './build-calendar-snapshot'
import { calendarFile } from './calendar-file'
import { type CalendarRecords, readCalendar } from './calendar-records'
import { calendarSnapshotPaths } from './calendar-snapshot-paths'
import { publishCalendar } from './publish-calendar.contract'

/**
 * Writes the files under the new hash first and the pointer last: visitors see either the previous calendar or the new one. Every publication
 * writes the pointer, so that staff see what has changed since. It is as of the instant at which reading began, so what changed during a
 * publication is known to be missing; of two at once, the one that read later stays.
 * Only then are their clocks compared, which may differ.
 */
export const publishCalendarHandler = defineHandler(publishCalendar, async context => {
  const { clock, records } = context
  const publishedAt = clock.now()
  const pointer = await records.get(snapshots, eventsSnapshotId)
  const found = await readCalendar(records)
  const pictures = await publishedPictures(context, eventsSnapshotId, found.images.values())
  const content = buildCalendarSnapshot(found, pictures)
  const hash = await snapshotHash(content)
  if (pointer?.hash !== hash) {
    await writeFiles(context.storage, hash, content, publishedAt)
    await writeFeed(context, found, content)
  }
  await point(records, { hash, content, publishedAt, seenRev: pointer?.rev })
  await withdrawPictures(context, eventsSnapshotId, new Set(pictures.keys()))
  return { hash, events: content.index.events.length }
})

async function writeFiles(storage: HandlerStorage, hash: string, { index, details, baseMap }: CalendarContent, publishedAt: Date): Promise<void> {
  await Promise.all([
    ...details.map((bucket, k) => writeSnapshotFile(storage, calendarSnapshotPaths.details(hash, k), bucket)),
    writeSnapshotFile(storage, calendarSnapshotPaths.baseMap(hash), baseMap),
  ])
  await writeSnapshotFile(storage, calendarSnapshotPaths.index(hash), { ...index, hash, publishedAt: publishedAt.toISOString() })
}

/** Writes the file that calendar programs subscribe to. Its address stays the same. */
async function writeFeed({ storage, clock }: HandlerContext, { organisation }: CalendarRecords, { index }: CalendarContent): Promise<void> {
  if (!organisation?.website) return
  const { name, website } = organisation
  const text = calendarFile(index.events, { name, origin: new URL(website).origin, stamp: clock.now() })
  const type = 'text/calendar;charset=utf-8'
  await storage.upload(calendarSnapshotPaths.feed, new Blob([text], { type }), { contentType: type, cacheControl: 'public, max-age=900' }).done
}

interface Published {
  readonly hash: string
  readonly content: CalendarContent
  readonly publishedAt: Date
  /** The pointer's revision before the records were read. */
  readonly seenRev: number | undefined
}

async function point(records: Records, { hash, content: { index }, publishedAt, seenRev }: Published): Promise<void> {
  const data = {
    kind: 'events' as const,
    hash,
    indexPath: calendarSnapshotPaths.index(hash),
    detailPaths: Array.from({ length: index.buckets }, (_, k) => calendarSnapshotPaths.details(hash, k)),
    publishedAt,
    events: index.events.length,
  }
  await records.transact(async within => {
    const pointer = await within.get(snapshots, eventsSnapshotId)
    if (pointer && pointer.rev !== seenRev && pointer.publishedAt > publishedAt) return
    if (pointer) within.change(snapshots, pointer, data)
    else within.create(snapshots, eventsSnapshotId, data)
  })
}
