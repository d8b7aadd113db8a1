import { snapshotPath } from '../guide/publishing/snapshot-paths'

const path = (hash: string, file: string) => snapshotPath('events', hash, file)

/** The paths of the files of one published calendar. */
export const calendarSnapshotPaths = {
  index: (hash: string) => path(hash, 'index'),
  details: (hash: string, bucket: number) => path(hash, `details-${bucket}`),
  baseMap: (hash: string) => path(hash, 'ground'),
  /** The calendar as a calendar file (RFC 5545), at a permanent address. */
  feed: 'snapshots/events/calendar.ics',
}
