import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/** Why a listing is not in the published guide. */
const leftOutReasons = ['draft', 'in-review', 'withdrawn', 'centroid-pin', 'unpinned'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * Publishes an edition: assigns map numbers, writes the files that visitors read, and updates the pointer last, so that visitors always see
 * either the previous guide or the new one as a whole. The first edition that is published becomes the current one, whatever `makeCurrent`
 * says. Refuses with `settings-missing`, `edition-missing` and `nothing-to-publish`, and with `aborted` if the same listings were numbered
 * concurrently.
 */
export const publishSnapshot = cloudFunction({
  name: 'publishSnapshot',
  heavy: true,
  repeatable: 'it does what is there now, and the same twice is the same',
  access: scope('guide'),
  limit: { account: hourly(300) },
  input: v.strictObject({ editionId: recordId, makeCurrent: v.boolean() }),
  output: v.strictObject({
    hash: v.string(),
    listings: count,
    openings: count,
    events: count,
    leftOut: v.array(v.strictObject({ listingId: v.string(), name: v.string(), reason: v.picklist(leftOutReasons) })),
  }),
})
export type Published = v.InferOutput<typeof publishSnapshot.output>
export type LeftOut = Published['leftOut'][number]
