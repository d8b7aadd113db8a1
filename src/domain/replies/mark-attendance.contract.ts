import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { signedIn } from '../shared/records/policy'

/** Notes at the door of an event that somebody who comes is there, or takes that back; for its hosts and for staff of the scope content. */
export const markAttendance = cloudFunction({
  name: 'markAttendance',
  access: signedIn,
  repeatable: 'somebody is there, or not',
  limit: { account: hourly(1200) },
  input: v.strictObject({ eventId: recordId, replyId: recordId, isThere: v.boolean() }),
  output: v.strictObject({}),
})
