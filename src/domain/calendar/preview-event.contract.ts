import * as v from 'valibot'
import { cloudFunction, hourly, onlyReads } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { any, scope } from '../shared/records/policy'

/**
 * An event as its page will show it, public or not. The server makes it: staff of events may not read the profiles of hosts that are not public,
 * of which the page shows nothing. Refuses with `not-found`.
 */
export const previewEvent = cloudFunction({
  name: 'previewEvent',
  repeatable: onlyReads,
  access: any(scope('content'), scope('guide')),
  limit: { account: hourly(600) },
  input: v.strictObject({ eventId: recordId }),
  output: v.strictObject({
    /** `EventPageData`, without its picture. */
    page: v.unknown(),
    imageId: v.optional(v.string()),
  }),
})
