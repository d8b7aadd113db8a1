import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { any, scope } from '../shared/records/policy'

/** Stores a fixed list of people as a segment. A repeated call with the same id replaces the list. */
export const freezeSegment = cloudFunction({
  name: 'freezeSegment',
  heavy: true,
  repeatable: 'its input names what it makes, or the place it has reached',
  access: any(scope('people'), scope('mail')),
  limit: { account: hourly(200) },
  input: v.strictObject({
    segmentId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{10,40}$/)),
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
    personIds: v.pipe(v.array(recordId), v.maxLength(5000)),
  }),
  output: v.strictObject({ people: v.number() }),
})
