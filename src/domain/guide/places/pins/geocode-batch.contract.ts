import * as v from 'valibot'
import { cloudFunction, hourly } from '../../../shared/functions/cloud-function'
import { recordId } from '../../../shared/records/document-id'
import { scope } from '../../../shared/records/policy'

/** The maximum number of listings per call; the geocoder accepts the same number of addresses. */
const maxInBatch = 100

/** `kept`: somebody has confirmed its pin, which stays. */
const outcomes = ['rooftop', 'interpolated', 'centroid', 'nothing', 'no-address', 'kept'] as const
export type GeocodeOutcome = (typeof outcomes)[number]

/**
 * Geocodes the addresses of listings, and gives each a pin with its confidence. Without listings it only returns which geocoder is
 * configured; with `none`, staff place every pin by hand. Refuses with `geocoder-off` and `geocoder-limit`, and is `unavailable` if the
 * service cannot be reached.
 */
export const geocodeBatch = cloudFunction({
  name: 'geocodeBatch',
  repeatable: 'the same address has the same pin, and one that somebody confirmed stays',
  access: scope('guide'),
  limit: { account: hourly(300), counts: ({ listingIds }) => listingIds.length > 0 },
  input: v.strictObject({ listingIds: v.pipe(v.array(recordId), v.maxLength(maxInBatch)) }),
  output: v.strictObject({
    service: v.picklist(['street-index', 'geocodio', 'none']),
    pins: v.array(v.strictObject({ listingId: v.string(), found: v.picklist(outcomes) })),
  }),
})
