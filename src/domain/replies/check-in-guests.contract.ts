import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { signedIn } from '../shared/records/policy'

export const maxScans = 100
/** How long a device may keep unsent scans, in milliseconds. */
export const keptOffline = 3 * 86_400_000

export const guestScan = v.strictObject({
  /** The device's id for this scan: a scan that is sent several times counts once. */
  offlineId: v.pipe(v.string(), v.uuid()),
  code: v.pipe(v.string(), v.length(6)),
  at: v.pipe(v.string(), v.isoTimestamp()),
})
export type GuestScan = v.InferOutput<typeof guestScan>

/**
 * Checks guests in by the codes of their replies and tickets, as a device at the door scanned them, with a network or without; for the event's
 * hosts and for staff of the scope content. Each scan has its own outcome. `already`: somebody was let in with this code before, at `at`;
 * `taken-back`: this very scan was undone at the door list; `waits`: the place is not theirs yet.
 */
export const checkInGuests = cloudFunction({
  name: 'checkInGuests',
  access: signedIn,
  repeatable: 'each scan has an id, and counts once',
  limit: { account: hourly(1200) },
  input: v.strictObject({ eventId: recordId, scans: v.pipe(v.array(guestScan), v.maxLength(maxScans)) }),
  output: v.strictObject({
    outcomes: v.array(
      v.strictObject({
        offlineId: v.string(),
        code: v.string(),
        outcome: v.picklist(['counted', 'already', 'taken-back', 'waits', 'cancelled', 'refunded', 'unknown']),
        /** When the guest came. */
        at: v.exactOptional(v.string()),
      }),
    ),
  }),
})
export type GuestOutcome = v.InferOutput<typeof checkInGuests.output>['outcomes'][number]
