import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { scope } from '../shared/policy'

const id = v.pipe(v.string(), v.regex(/^[^/]{1,128}$/))
const side = v.picklist(['kept', 'merged'])

/**
 * Makes one of two records of a person, at most 100 of whose other records a call: called again with the same `mergeId` until nothing
 * remains, also after it was broken off. The merged record is only read from then on and names the one that was kept. Consent can only
 * become stricter, roles stay where they are, of two accounts the other is disabled. Refuses with `merge-over` where one of the two is
 * merged or forgotten, `merge-roles` where a role would move, and `aborted` where a record has changed since it was looked at.
 */
export const mergePeople = cloudFunction({
  name: 'mergePeople',
  access: scope('people'),
  input: v.strictObject({
    /** Named by the caller, so that a call which comes twice merges once. */
    mergeId: id,
    keptId: id,
    mergedId: id,
    keptRev: v.number(),
    mergedRev: v.number(),
    /** Of fields in which both say something else, whose value is taken; the kept one's unless told. */
    choices: v.record(v.string(), side),
    /** Which of two accounts stays; the kept one's unless told. */
    account: v.exactOptional(side),
  }),
  output: v.strictObject({ moved: v.number(), remaining: v.boolean() }),
})
export type MergeInput = v.InferOutput<typeof mergePeople.input>

/** Records that one call moves. */
export const movesPerCall = 100
