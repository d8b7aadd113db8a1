import type { Job } from '../shared/functions/job'
import { lookAtHealthHandler } from './look-at-health.handler'

/** Runs the checks once a day. */
export const nightlyHealth: Job = {
  name: 'nightlyHealth',
  every: 'day',
  run: async context => (await lookAtHealthHandler.run(context, {})).found,
}
