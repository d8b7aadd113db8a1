import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/** Notes that the donor of a large gift was thanked in person, and how. Refuses with `record-overtaken` where nobody waits for it by now. */
export const noteThanks = cloudFunction({
  name: 'noteThanks',
  access: scope('money'),
  limit: { account: hourly(300) },
  input: v.strictObject({ giftId: recordId, note: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(140)) }),
  output: v.strictObject({}),
})
