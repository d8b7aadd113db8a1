import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { scope } from '../shared/records/policy'

const ids = v.pipe(v.array(recordId), v.minLength(1), v.maxLength(100))

/**
 * Publishes events that the office entered or imported. The calendar follows with `publishCalendar`, or by the clock. Returns the ids of
 * events that were not published: they are over, belong to a host, or are no longer drafts.
 */
export const publishEvents = cloudFunction({
  name: 'publishEvents',
  access: scope('content'),
  limit: { account: hourly(3000) },
  once: true,
  input: v.strictObject({ ids }),
  output: v.strictObject({ published: v.number(), left: v.array(v.string()) }),
})
