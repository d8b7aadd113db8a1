import * as v from 'valibot'
import { cloudFunction, hourly } from '../../../shared/functions/cloud-function'
import { reason } from '../../../shared/functions/reason'
import { recordId } from '../../../shared/records/document-id'
import { scope, signedIn } from '../../../shared/records/policy'
import { spot } from './pin-spot'

/** The neighborhood of the new pin. None means outside of the city, as far as outlines are known. */
const placed = v.strictObject({ neighbourhoodId: v.optional(v.string()), isOutside: v.boolean() })

/**
 * Places a listing's pin by hand, which also confirms it. Owners may do it until the address lock, guide staff also afterwards with a reason.
 * `seen` is the pin that the caller saw, so that no other change is overwritten. A listing without a neighborhood gets the one that contains
 * the pin. Refuses with `record-overtaken` and `pin-locked`.
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
 * Confirms a pin as an owner or guide staff sees it; if the listing has none of its own, its building's. Refuses with `record-overtaken` if
 * the pin has moved since, and with `pin-centroid` if it is only the middle of a street or area.
 */
export const confirmPin = cloudFunction({
  name: 'confirmPin',
  repeatable: 'a confirmed pin stays confirmed',
  access: signedIn,
  limit: { account: hourly(1200) },
  input: v.strictObject({ listingId: recordId, seen: spot }),
  output: placed,
})

/** Puts a listing into a building, whose pin it then uses. After the address lock a reason is required. */
export const snapPin = cloudFunction({
  name: 'snapPin',
  repeatable: 'a listing that is in the building stays in it',
  access: scope('guide'),
  input: v.strictObject({ listingId: recordId, siteId: recordId, reason: v.optional(reason) }),
  output: placed,
})

/** Confirms the pins that were geocoded to the house itself (`rooftop`). Returns how many; other pins stay unconfirmed. */
export const acceptPins = cloudFunction({
  name: 'acceptPins',
  repeatable: 'a confirmed pin stays confirmed',
  access: scope('guide'),
  input: v.strictObject({ listingIds: v.pipe(v.array(recordId), v.minLength(1), v.maxLength(200)) }),
  output: v.strictObject({ accepted: v.number(), left: v.number() }),
})
