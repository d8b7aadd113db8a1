import { snapshotPath } from '../guide/publishing/snapshot-files'

const path = (hash: string, file: string) => snapshotPath('events', hash, file)

/** Where the files of one published calendar lie. */
export const calendarFiles = {
  index: (hash: string) => path(hash, 'index'),
  details: (hash: string, bucket: number) => path(hash, `details-${bucket}`),
  ground: (hash: string) => path(hash, 'ground'),
  /** The calendar as a calendar file (RFC 5545), at an address that stays. */
  feed: 'snapshots/events/calendar.ics',
}
