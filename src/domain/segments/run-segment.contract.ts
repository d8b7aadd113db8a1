import * as v from 'valibot'
import { cloudFunction, hourly, onlyReads } from '../shared/functions/cloud-function'
import { scope } from '../shared/records/policy'

/**
 * Active people who match a question now, for those who may read people: answers to many questions tell what the records hold.
 * `personIds` is sorted. Refuses with `segment-unreadable`.
 */
export const runSegment = cloudFunction({
  name: 'runSegment',
  heavy: true,
  repeatable: onlyReads,
  access: scope('people'),
  limit: { account: hourly(1200) },
  input: v.strictObject({ question: v.pipe(v.string(), v.maxLength(10_000)) }),
  output: v.strictObject({ personIds: v.array(v.string()) }),
})
