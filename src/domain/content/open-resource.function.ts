import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { anyone, signedIn } from '../shared/policy'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(128), v.regex(/^[^/]+$/))

const file = v.strictObject({ path: v.string(), name: v.string(), type: v.string(), bytes: v.number() })

/**
 * Counts that somebody opened a published resource, whoever it was, and gives its members' part to members and the content's staff.
 * Refuses with `not-found` what is not published.
 */
export const openResource = cloudFunction({
  name: 'openResource',
  access: anyone,
  input: v.strictObject({ id }),
  output: v.variant('outcome', [
    /** There is no more than what everybody reads. */
    v.strictObject({ outcome: v.literal('all-public') }),
    v.strictObject({ outcome: v.literal('members-only') }),
    v.strictObject({
      outcome: v.literal('open'),
      body: v.optional(v.string()),
      link: v.optional(v.string()),
      file: v.optional(file),
    }),
  ]),
})
export type OpenedResource = v.InferOutput<typeof openResource.output>

/** A part of a members' file, for members and the content's staff; callables carry ten megabytes. */
export const readResourceFile = cloudFunction({
  name: 'readResourceFile',
  access: signedIn,
  input: v.strictObject({ id, part: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)) }),
  output: v.strictObject({ base64: v.string(), parts: v.number() }),
})

/** Bytes of one part. */
export const filePartBytes = 4 * 1024 * 1024
