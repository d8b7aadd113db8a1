import * as v from 'valibot'
import { cloudFunction } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { scope } from '../shared/records/policy'

/**
 * Undoes a merge within 30 days. One call moves at most 100 records; the caller repeats it until nothing remains. Fields and records that
 * were changed since stay unchanged and are named in `left`. Refuses with `undo-expired`, and with `merge-later-first` if somebody was merged
 * into this person later.
 */
export const undoMerge = cloudFunction({
  name: 'undoMerge',
  repeatable: 'its input names what it makes, or the place it has reached',
  access: scope('people'),
  input: v.strictObject({ mergeId: recordId }),
  output: v.strictObject({
    /** Records that are still to be moved back. */
    remaining: v.number(),
    /** Filled at the end: fields of the kept person (`people/abc#phones`) and records that were changed since and stay as they are. */
    left: v.array(v.string()),
    /** The former values of those fields, for staff to decide. */
    before: v.record(v.string(), v.unknown()),
  }),
})
export type UndoneMerge = v.InferOutput<typeof undoMerge.output>
