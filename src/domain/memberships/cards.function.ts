import * as v from 'valibot'
import { cloudFunction } from '../shared/functions/cloud-function'
import { any, role, scope, signedIn } from '../shared/records/policy'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(128))

/** Whoever stands at a door: staff of the people desk, and volunteers. */
export const atDoors = any(scope('people'), role('volunteer'))

/** A signed card for one's own membership; the former card is no longer good. Refuses with `card-unknown` what is not the caller's. */
export const issueCard = cloudFunction({
  name: 'issueCard',
  access: signedIn,
  input: v.strictObject({ membershipId: id }),
  output: v.strictObject({ token: v.string() }),
})

/** The public halves of the keys, with which cards are checked where there is no network. */
export const listCardKeys = cloudFunction({
  name: 'listCardKeys',
  access: atDoors,
  input: v.strictObject({}),
  output: v.strictObject({ keys: v.record(v.string(), v.record(v.string(), v.unknown())) }),
})

const scan = v.strictObject({
  /** What the device calls this scan: however often it arrives, it counts once. */
  offlineId: v.pipe(v.string(), v.uuid()),
  token: v.pipe(v.string(), v.maxLength(2000)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Exactly one: what is redeemed, or where somebody came in. */
  perkId: v.optional(id),
  eventId: v.optional(id),
})
export type Scan = v.InferOutput<typeof scan>

/** Scans of a device, one or many, as it finds a network. Each has its own outcome; one that is refused keeps none of the others back. */
export const syncOfflineScans = cloudFunction({
  name: 'syncOfflineScans',
  access: atDoors,
  input: v.strictObject({ scans: v.pipe(v.array(scan), v.maxLength(100)) }),
  output: v.strictObject({
    outcomes: v.array(
      v.strictObject({ offlineId: v.string(), outcome: v.picklist(['counted', 'already', 'card-unknown', 'perk-used-up', 'not-now']) }),
    ),
  }),
})
export type ScanOutcome = v.InferOutput<typeof syncOfflineScans.output>['outcomes'][number]
