import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { scope } from '../shared/policy'

/**
 * Compares everybody with everybody who is like them and keeps the pairs in `duplicates`. What somebody has decided stays decided; a pair
 * of which nothing is left, because a record was changed or merged, goes.
 */
export const findDuplicates = cloudFunction({
  name: 'findDuplicates',
  access: scope('people'),
  input: v.strictObject({}),
  output: v.strictObject({ people: v.number(), pairs: v.number(), added: v.number(), gone: v.number() }),
})
export type FoundDuplicates = v.InferOutput<typeof findDuplicates.output>
