import * as v from 'valibot'
import { cloudFunction, onlyReads } from '../shared/functions/cloud-function'
import { recordId as id } from '../shared/records/document-id'
import { scope } from '../shared/records/policy'

const answers = v.record(v.string(), v.picklist(['in', 'out']))
const account = v.strictObject({ uid: v.string(), email: v.string(), disabled: v.boolean(), lastSignIn: v.optional(v.string()) })
const side = v.strictObject({
  /** Number of records by the title of their collection. */
  records: v.record(v.string(), v.number()),
  answers,
  /** Columns of imported files that no field holds, by their headers. They may tell two people of one name apart. */
  columns: v.record(v.string(), v.string()),
  account: v.optional(account),
})

/**
 * Counts the records that refer to two people who may be one; changes nothing. `refused` is the reason why they cannot be merged in this
 * direction.
 */
export const previewMerge = cloudFunction({
  name: 'previewMerge',
  repeatable: onlyReads,
  access: scope('people'),
  input: v.strictObject({ keptId: id, mergedId: id }),
  output: v.strictObject({ kept: side, merged: side, outcome: answers, refused: v.optional(v.literal('merge-roles')) }),
})
export type MergePreview = v.InferOutput<typeof previewMerge.output>
export type MergePreviewSide = MergePreview['kept']
