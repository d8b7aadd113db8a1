import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { scope } from '../shared/records/policy'

/**
 * Compares people who have something in common and stores the pairs in `duplicates`. Pairs that staff have decided stay. A pair that no
 * longer matches, because a record was changed or merged, is removed.
 */
export const findDuplicates = cloudFunction({
  name: 'findDuplicates',
  heavy: true,
  repeatable: 'it does what is there now, and the same twice is the same',
  access: scope('people'),
  limit: { account: hourly(120) },
  input: v.strictObject({}),
  output: v.strictObject({ people: v.number(), pairs: v.number(), added: v.number(), gone: v.number() }),
})
