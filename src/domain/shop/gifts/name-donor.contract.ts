import * as v from 'valibot'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { signedIn } from '../../shared/records/policy'

/**
 * Puts a donor's name on all their gifts that are not anonymous, or takes it off all of them: the giver does, or staff of the scope money whom the giver
 * asked. The pages of campaigns follow at once. A monthly gift goes on as its first one is named.
 */
export const nameDonor = cloudFunction({
  name: 'nameDonor',
  repeatable: 'the same name is the same',
  access: signedIn,
  limit: { account: hourly(60) },
  input: v.strictObject({
    /** Whose; absent for the caller. */
    personId: v.exactOptional(recordId),
    /** Absent to take it back. */
    shownAs: v.exactOptional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80))),
  }),
  output: v.strictObject({ gifts: v.number() }),
})
