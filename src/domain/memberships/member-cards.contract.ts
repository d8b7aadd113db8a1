import * as v from 'valibot'
import { cloudFunction, hourly, onlyReads } from '../shared/functions/cloud-function'
import { recordId as id } from '../shared/records/document-id'
import { any, role, scope, signedIn } from '../shared/records/policy'

/** Who may scan cards at an entrance: staff of the scope people, and volunteers. */
export const cardScanAccess = any(scope('people'), role('volunteer'))

/**
 * Issues a signed card for one of the caller's memberships, or for one in which they have a seat; the previous card becomes invalid. Refuses
 * other people's memberships with `card-unknown`.
 */
export const issueCard = cloudFunction({
  name: 'issueCard',
  repeatable: 'its answer holds a token, which is not stored',
  access: signedIn,
  limit: { account: hourly(60) },
  input: v.strictObject({ membershipId: id }),
  output: v.strictObject({ token: v.string() }),
})

/** Why no card of a membership is printed. */
export const noCardReasons = ['unknown', 'suspended', 'over'] as const
export const maxPrinted = 50

/**
 * The cards of these memberships, and of those who have a place in them, for printing. Whoever has a card gets the same one on paper: the one on
 * their device stays valid.
 */
export const printCards = cloudFunction({
  name: 'printCards',
  repeatable: 'its answer holds tokens, which are not stored',
  access: scope('people'),
  limit: { account: hourly(100) },
  input: v.strictObject({ membershipIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(maxPrinted)) }),
  output: v.strictObject({
    cards: v.array(v.strictObject({ serial: v.string(), product: v.string(), level: v.string(), token: v.string() })),
    left: v.array(v.strictObject({ membershipId: v.string(), reason: v.picklist(noCardReasons) })),
  }),
})

export type PrintedCards = v.InferOutput<typeof printCards.output>

/** The public keys for checking cards without a network. */
export const listCardKeys = cloudFunction({
  name: 'listCardKeys',
  repeatable: onlyReads,
  access: cardScanAccess,
  input: v.strictObject({}),
  output: v.strictObject({ keys: v.record(v.string(), v.record(v.string(), v.unknown())) }),
})

const scan = v.strictObject({
  /** The device's id for this scan: a scan that is sent several times counts once. */
  offlineId: v.pipe(v.string(), v.uuid()),
  token: v.pipe(v.string(), v.maxLength(2000)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Exactly one of the two: the redeemed perk, or the event. */
  perkId: v.optional(id),
  eventId: v.optional(id),
})
export type Scan = v.InferOutput<typeof scan>

/** Records scans that a device made while offline. Each has its own outcome; a refused scan does not affect the others. */
export const syncOfflineScans = cloudFunction({
  name: 'syncOfflineScans',
  repeatable: 'its input names what it makes, or the place it has reached',
  access: cardScanAccess,
  input: v.strictObject({ scans: v.pipe(v.array(scan), v.maxLength(100)) }),
  output: v.strictObject({
    outcomes: v.array(
      v.strictObject({ offlineId: v.string(), outcome: v.picklist(['counted', 'already', 'card-unknown', 'perk-used-up', 'not-now']) }),
    ),
  }),
})
export type ScanOutcome = v.InferOutput<typeof syncOfflineScans.output>['outcomes'][number]
