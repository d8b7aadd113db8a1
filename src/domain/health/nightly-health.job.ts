import type { Job } from '../shared/functions/job'
import { lookAtHealthHandler } from './look-at-health.handler'

/** Looks through the data once a day. */
export const nightlyHealth: Job = {
  name: 'nightlyHealth',
  every: 'day',
  run: async context => (await lookAtHealthHandler.run(context, {})).found,
}
