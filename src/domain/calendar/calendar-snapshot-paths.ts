import { snapshotPath } from '../guide/publishing/snapshot-paths'
import { storedPath } from '../shared/stored-path'

const path = (hash: string, file: string) => snapshotPath('events', hash, file)

/** The paths of the files of one published calendar. */
export const calendarSnapshotPaths = {
  index: (hash: string) => path(hash, 'index'),
  details: (hash: string, bucket: number) => path(hash, `details-${bucket}`),
  baseMap: (hash: string) => path(hash, 'ground'),
  /** The calendar as a calendar file (RFC 5545), at a permanent address. */
  feed: storedPath('snapshots', 'events', 'calendar.ics'),
}
