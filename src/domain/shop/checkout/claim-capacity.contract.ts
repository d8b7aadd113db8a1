import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { signedIn } from '../../shared/records/policy'

/** Milliseconds for which a place or an item stays reserved while somebody pays (product.md C2). */
export const holdsFor = 15 * 60_000

/**
 * Reserves places or items for fifteen minutes, never more than exist. A call with the same key renews the same reservation; `n` of 0
 * releases it. Refuses with `sold-out` (how many are left). `ref`: for stock `{product}/{number of the variant}`, for an event its id.
 */
export const claimCapacity = cloudFunction({
  name: 'claimCapacity',
  repeatable: 'its key is the reservation',
  access: signedIn,
  limit: { network: hourly(300), account: hourly(120) },
  input: v.strictObject({
    kind: v.picklist(['event', 'stock']),
    ref: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    n: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
    key: v.pipe(v.string(), v.uuid()),
  }),
  output: v.strictObject({ until: v.string() }),
})
