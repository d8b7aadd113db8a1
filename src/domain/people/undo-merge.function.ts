import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { scope } from '../shared/policy'

/**
 * Takes a merge back within 30 days, at most 100 records a call: called again until nothing remains. What somebody changed since stays as
 * it is and is named in `left`. Refuses with `undo-expired`, and with `merge-later-first` where somebody was merged into the person later.
 */
export const undoMerge = cloudFunction({
  name: 'undoMerge',
  access: scope('people'),
  input: v.strictObject({ mergeId: v.pipe(v.string(), v.regex(/^[^/]{1,128}$/)) }),
  output: v.strictObject({
    /** Records that are still to be moved back. */
    remaining: v.number(),
    /** Once it is undone: fields of the kept person (`people/abc#phones`) and records that were changed since, as they are. */
    left: v.array(v.string()),
    /** Of those fields, what they held before the merge: for decision. */
    before: v.record(v.string(), v.unknown()),
  }),
})
export type UndoneMerge = v.InferOutput<typeof undoMerge.output>
