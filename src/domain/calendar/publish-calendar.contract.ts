import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { any, scope } from '../shared/records/policy'

/** Publishes the calendar as it is now: writes the files first and the pointer last. */
export const publishCalendar = cloudFunction({
  name: 'publishCalendar',
  heavy: true,
  repeatable: 'it does what is there now, and the same twice is the same',
  access: any(scope('content'), scope('guide')),
  limit: { account: hourly(600) },
  input: v.strictObject({}),
  output: v.strictObject({ hash: v.string(), events: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
})
