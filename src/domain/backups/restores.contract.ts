import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { reason } from '../shared/functions/reason'
import { statesOf } from '../shared/records/collection'
import { recordId as id } from '../shared/records/document-id'
import { role } from '../shared/records/policy'
import { maxOfManifest, maxOfPart, maxOfSeal, maxParts } from './backup-manifest'
import { restorePurposes, restoreStates } from './restores.collection'

const superadmin = role('superadmin')
const status = v.picklist(statesOf(restoreStates))

/** Starts with the two signed lines of a backup. Refuses with `backup-unreadable` and `backup-unsigned`. */
export const beginRestore = cloudFunction({
  name: 'beginRestore',
  access: superadmin,
  limit: { account: hourly(20) },
  recentSignIn: ({ purpose }) => purpose !== 'rehearsal',
  input: v.strictObject({
    manifest: v.pipe(v.string(), v.maxLength(maxOfManifest)),
    seal: v.pipe(v.string(), v.maxLength(maxOfSeal)),
    purpose: v.picklist(restorePurposes),
    reason,
  }),
  output: v.strictObject({ restoreId: v.string() }),
})

/** Uploads one part, in order. Refuses with `backup-part` if it differs from the signed hash; nothing is restored before all parts are uploaded. */
export const bringBackupPart = cloudFunction({
  name: 'bringBackupPart',
  repeatable: 'its input names what it makes, or the place it has reached',
  access: superadmin,
  limit: { account: hourly(20_000) },
  input: v.strictObject({
    restoreId: id,
    part: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxParts)),
    text: v.pipe(v.string(), v.maxLength(maxOfPart)),
  }),
  output: v.strictObject({ received: v.number() }),
})

/** Checks every record of the uploaded backup. Ends a rehearsal; a restore is then ready, or waits for a second superadmin. */
export const examineRestore = cloudFunction({
  name: 'examineRestore',
  heavy: true,
  repeatable: 'its input names what it makes, or the place it has reached',
  access: superadmin,
  limit: { account: hourly(1_000) },
  input: v.strictObject({ restoreId: id }),
  output: v.strictObject({ status }),
})

/**
 * The second superadmin's decision. Refuses with `second-approver`, and with `backup-fingerprint` if an unknown key is not confirmed by its
 * fingerprint, as noted when the backups were made.
 */
export const decideRestore = cloudFunction({
  name: 'decideRestore',
  repeatable: 'a decision that was made already is the answer',
  access: superadmin,
  limit: { account: hourly(60) },
  recentSignIn: () => true,
  input: v.variant('decision', [
    v.strictObject({ decision: v.literal('approve'), restoreId: id, fingerprint: v.optional(v.pipe(v.string(), v.maxLength(60))) }),
    v.strictObject({ decision: v.literal('reject'), restoreId: id, reason }),
  ]),
  output: v.strictObject({ status }),
})

/** Restores one part. Called until it is done. */
export const continueRestore = cloudFunction({
  name: 'continueRestore',
  heavy: true,
  repeatable: 'its input names what it makes, or the place it has reached',
  access: superadmin,
  limit: { account: hourly(20_000) },
  input: v.strictObject({ restoreId: id }),
  output: v.strictObject({ status, applied: v.number(), parts: v.number() }),
})

/** Ends an unfinished restore, and deletes the uploaded files. Restored records stay. */
export const discardRestore = cloudFunction({
  name: 'discardRestore',
  repeatable: 'its input names what it makes, or the place it has reached',
  access: superadmin,
  limit: { account: hourly(60) },
  input: v.strictObject({ restoreId: id }),
  output: v.strictObject({ status }),
})

/** The fingerprint of the key with which this project signs backups. */
export const readBackupKey = cloudFunction({
  name: 'readBackupKey',
  repeatable: 'it only reads, and makes the one key where there is none',
  access: superadmin,
  limit: { account: hourly(600) },
  input: v.strictObject({}),
  output: v.strictObject({ fingerprint: v.string() }),
})
