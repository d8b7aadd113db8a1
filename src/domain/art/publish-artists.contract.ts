import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { any, scope } from '../shared/records/policy'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * Publishes the artists and their works: writes the files first and the pointer last, so that visitors see either the previous state or the
 * new one. Hidden artists and works that are not public are removed.
 */
export const publishArtists = cloudFunction({
  name: 'publishArtists',
  heavy: true,
  repeatable: 'it does what is there now, and the same twice is the same',
  access: any(scope('content'), scope('people')),
  limit: { account: hourly(300) },
  input: v.strictObject({}),
  output: v.strictObject({ hash: v.string(), artists: count, works: count }),
})
export type PublishedArtists = v.InferOutput<typeof publishArtists.output>
