import { onSchedule, type ScheduleFunction } from 'firebase-functions/v2/scheduler'
import { functionsRegion } from '../../ports/functions'

/**
 * Work that the clock starts, as a scheduled cloud function; `schedule` is in App Engine's words (`every 60 minutes`). A run that
 * failed is not repeated: the next one finds the same work. The memory is for the largest table, which is held whole while it is written.
 */
export const scheduledFunction = (schedule: string, run: () => Promise<void>): ScheduleFunction =>
  onSchedule({ schedule, region: functionsRegion, timeZone: 'UTC', memory: '1GiB', timeoutSeconds: 540, retryCount: 0 }, run)
