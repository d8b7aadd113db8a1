import * as v from 'valibot'
import { cloudFunction } from '../shared/functions/cloud-function'
import { any, scope } from '../shared/records/policy'

/** Active people who match a question now; `personIds` is sorted. Refuses with `segment-unreadable`. */
export const runSegment = cloudFunction({
  name: 'runSegment',
  repeatable: 'it only reads',
  access: any(scope('people'), scope('mail')),
  input: v.strictObject({ question: v.pipe(v.string(), v.maxLength(10_000)) }),
  output: v.strictObject({ personIds: v.array(v.string()) }),
})
