import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { any, scope } from '../shared/policy'

/** Who answers a question now, of those who are active; `personIds` in the order of their ids. Refuses with `segment-unreadable`. */
export const runSegment = cloudFunction({
  name: 'runSegment',
  access: any(scope('people'), scope('mail')),
  input: v.strictObject({ question: v.pipe(v.string(), v.maxLength(10_000)) }),
  output: v.strictObject({ personIds: v.array(v.string()) }),
})
