import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { signedIn } from '../../shared/records/policy'

/**
 * Puts a donor's name on all their gifts that are not anonymous, or removes it from all of them. For the giver, or for staff of the scope
 * money on the giver's request. The donor walls are published again at once. Later months of a monthly gift are named like its first one.
 */
export const nameDonor = cloudFunction({
  name: 'nameDonor',
  repeatable: 'the same name is the same',
  access: signedIn,
  limit: { account: hourly(60) },
  input: v.strictObject({
    /** The giver; absent for the caller. */
    personId: v.exactOptional(recordId),
    /** Absent to remove the name. */
    shownAs: v.exactOptional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80))),
  }),
  output: v.strictObject({ gifts: v.number() }),
})
