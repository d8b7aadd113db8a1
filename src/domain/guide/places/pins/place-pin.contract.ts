import * as v from 'valibot'
import { hourly } from '../../../shared/functions/call-limit'
import { cloudFunction } from '../../../shared/functions/cloud-function'
import { reason } from '../../../shared/functions/reason'
import { recordId } from '../../../shared/records/document-id'
import { scope, signedIn } from '../../../shared/records/policy'
import { spot } from './pin-spot'

/** Where the pin lies now: a neighborhood, or none, which is outside of the city as far as its outlines are known. */
const placed = v.strictObject({ neighbourhoodId: v.optional(v.string()), isOutside: v.boolean() })

/**
 * Places the pin of a listing by hand, which makes it a confirmed one: by an owner of the listing until the address lock, by the guide staff with a reason
 * after it. `seen` is the pin that whoever places it saw, so that nobody's is overwritten unseen. A listing without a neighborhood gets the one it lies in.
 * Refuses with `record-overtaken` and `pin-locked`.
 */
export const placePin = cloudFunction({
  name: 'placePin',
  repeatable: 'a pin that lies there already is left as it is',
  access: signedIn,
  limit: { account: hourly(1200) },
  input: v.strictObject({ listingId: recordId, pin: spot, seen: v.optional(spot), reason: v.optional(reason) }),
  output: placed,
})

/**
 * Confirms a pin as it is, as an owner of the listing or the guide staff sees it; that of its building where the listing has none of its own. Refuses with
 * `record-overtaken` where it lies elsewhere by now, and with `pin-centroid` where it is the middle of a street or of a part of the city.
 */
export const confirmPin = cloudFunction({
  name: 'confirmPin',
  repeatable: 'a confirmed pin stays confirmed',
  access: signedIn,
  limit: { account: hourly(1200) },
  input: v.strictObject({ listingId: recordId, seen: spot }),
  output: placed,
})

/** Puts a listing into a building: from then on it has the pin of the building. After the address lock with a reason. */
export const snapPin = cloudFunction({
  name: 'snapPin',
  repeatable: 'a listing that is in the building stays in it',
  access: scope('guide'),
  input: v.strictObject({ listingId: recordId, siteId: recordId, reason: v.optional(reason) }),
  output: placed,
})

/** Confirms the pins that were found at the house itself. Returns how many; the others are left. */
export const acceptPins = cloudFunction({
  name: 'acceptPins',
  repeatable: 'a confirmed pin stays confirmed',
  access: scope('guide'),
  input: v.strictObject({ listingIds: v.pipe(v.array(recordId), v.minLength(1), v.maxLength(200)) }),
  output: v.strictObject({ accepted: v.number(), left: v.number() }),
})
