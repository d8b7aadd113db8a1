import { onSchedule, type ScheduleFunction, type ScheduleOptions } from 'firebase-functions/v2/scheduler'
import { functionLimits } from './function-limits'

/**
 * A job as a scheduled cloud function; `schedule` is in App Engine's syntax (`every 60 minutes`). A failed run is not retried, because the
 * next run finds the same work.
 */
export const scheduledFunction = (
  schedule: string,
  run: () => Promise<void>,
  options: Pick<ScheduleOptions, 'secrets'> = {},
  limits = functionLimits.clock,
): ScheduleFunction => onSchedule({ ...options, schedule, ...limits, timeZone: 'UTC', retryCount: 0 }, run)
