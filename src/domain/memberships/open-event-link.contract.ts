import * as v from 'valibot'
import { cloudFunction, hourly, onlyReads } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { signedIn } from '../shared/records/policy'

/**
 * Returns the online link of an event to those who come (of a members' event, while they are members), its hosts and staff. Refuses with
 * `not-found` if the event is not public.
 */
export const openEventLink = cloudFunction({
  name: 'openEventLink',
  repeatable: onlyReads,
  access: signedIn,
  limit: { account: hourly(120) },
  input: v.strictObject({ id: recordId }),
  output: v.variant('outcome', [
    v.strictObject({ outcome: v.literal('members-only') }),
    v.strictObject({ outcome: v.literal('reply-first') }),
    v.strictObject({ outcome: v.literal('open'), link: v.optional(v.string()) }),
  ]),
})
export type OpenedEventLink = v.InferOutput<typeof openEventLink.output>
