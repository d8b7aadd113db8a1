import * as v from 'valibot'
import { cloudFunction } from '../shared/functions/cloud-function'
import { recordId as id } from '../shared/records/document-id'
import { scope } from '../shared/records/policy'

const side = v.picklist(['kept', 'merged'])

/**
 * Merges two records of one person. One call moves at most 100 other records; the caller repeats it with the same `mergeId` until nothing
 * remains, also after an interruption. The merged record becomes read-only and names the kept one. Consent can only become stricter, roles
 * stay where they are, and if there are two accounts one is disabled. Refuses with `merge-over` if one of the two is merged or forgotten,
 * `merge-roles` if a role would have to move, and `aborted` if a record has changed since it was read.
 */
export const mergePeople = cloudFunction({
  name: 'mergePeople',
  repeatable: 'its input names what it makes, or the place it has reached',
  access: scope('people'),
  recentSignIn: () => true,
  input: v.strictObject({
    /** Provided by the caller, so that a repeated call merges once. */
    mergeId: id,
    keptId: id,
    mergedId: id,
    keptRev: v.number(),
    mergedRev: v.number(),
    /** For fields that differ: which side's value is taken; the kept person's by default. */
    choices: v.pipe(v.record(v.pipe(v.string(), v.maxLength(140)), side), v.maxEntries(200)),
    /** Which of two accounts stays; the kept person's by default. */
    account: v.exactOptional(side),
  }),
  output: v.strictObject({ moved: v.number(), remaining: v.boolean() }),
})
export type MergeInput = v.InferOutput<typeof mergePeople.input>

/** Maximum number of records that one call moves. */
export const movesPerCall = 100
