import * as v from 'valibot'
import { cloudFunction } from '../shared/functions/cloud-function'
import { any, scope } from '../shared/records/policy'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * Publishes the artists and their works as visitors read them: writes the files and points to them last, so that a visitor
 * sees the former wall whole or the new one whole. Hidden artists, and works that are not public, leave the wall with it.
 */
export const publishArtists = cloudFunction({
  name: 'publishArtists',
  access: any(scope('content'), scope('people')),
  input: v.strictObject({}),
  output: v.strictObject({ hash: v.string(), artists: count, works: count }),
})
export type PublishedArtists = v.InferOutput<typeof publishArtists.output>
