import { onSchedule, type ScheduleFunction } from 'firebase-functions/v2/scheduler'
import { functionsRegion } from '../../ports/functions'

/**
 * A job as a scheduled cloud function; `schedule` is in App Engine's syntax (`every 60 minutes`). A failed run is not retried, because the
 * next run finds the same work. The memory limit is set by the largest table, which is held in memory while it is written.
 */
export const scheduledFunction = (schedule: string, run: () => Promise<void>): ScheduleFunction =>
  onSchedule({ schedule, region: functionsRegion, timeZone: 'UTC', memory: '1GiB', timeoutSeconds: 540, retryCount: 0 }, run)
