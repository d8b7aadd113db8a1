import type { DataOf } from '../../shared/records/collection'
import type { deadlineKeys, deadlines } from '../deadlines.collection'

export type DeadlineKey = (typeof deadlineKeys)[number]
/** The fields of a stored deadline that the clock reads. */
export type Deadline = Pick<DataOf<typeof deadlines>, 'key' | 'at'>

const minute = 60_000
/** A form that was opened before a deadline may be sent this long after it. Users are not told, so that they do not rely on it. */
const graceMinutes = 15

export const timeOf = (deadlines: readonly Deadline[], key: DeadlineKey): Date | undefined => deadlines.find(one => one.key === key)?.at.utc

/** A deadline passes at the end of the minute that it names: 23:59 lasts until 23:59:59. */
export const hasPassed = (deadline: Date, instant: Date) => instant.getTime() >= deadline.getTime() + minute

/** The second 23:59:59 for a deadline at 23:59. */
export const lastSecond = (deadline: Date) => new Date(deadline.getTime() + minute - 1000)

/** `last` is the deadline's last second. */
export const isWithinGrace = (last: Date, instant: Date) => instant.getTime() <= last.getTime() + 1000 + graceMinutes * minute
