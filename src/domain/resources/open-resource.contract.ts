import * as v from 'valibot'
import { documentFileTypes } from '../shared/files/document-file'
import { filePart, partNumber } from '../shared/files/file-parts'
import { cloudFunction, hourly, onlyReads } from '../shared/functions/cloud-function'
import { recordId as id } from '../shared/records/document-id'
import { anyone, signedIn } from '../shared/records/policy'

const file = v.strictObject({ path: v.string(), name: v.string(), type: v.picklist(documentFileTypes), bytes: v.number() })

/**
 * Counts one opening of a published resource, without the visitor, and returns the members' part to members and the content staff. Refuses
 * with `not-found` if it is not published.
 */
export const openResource = cloudFunction({
  name: 'openResource',
  repeatable: 'it only reads, and counts',
  access: anyone,
  limit: { network: hourly(300), account: hourly(100), holds: 'notes' },
  input: v.strictObject({ id }),
  output: v.variant('outcome', [
    /** The resource has no members' part. */
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

/** Returns one part of a members' file, for members and the content staff. */
export const readResourceFile = cloudFunction({
  name: 'readResourceFile',
  repeatable: onlyReads,
  access: signedIn,
  limit: { account: hourly(400) },
  input: v.strictObject({ id, part: partNumber }),
  output: filePart,
})
