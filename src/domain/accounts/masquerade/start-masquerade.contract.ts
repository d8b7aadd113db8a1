import * as v from 'valibot'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { all, scope } from '../../shared/records/policy'

/** Duration of a masquerade in milliseconds. */
export const masqueradeLasts = 30 * 60_000

/**
 * Creates a token with which staff see the site as another person. Read-only; in act mode, which only superadmins can request, fields
 * declared `actable` can be changed. Refuses with `masquerade-staff` and `no-account`.
 */
export const startMasquerade = cloudFunction({
  name: 'startMasquerade',
  repeatable: 'its answer holds a token, which is not stored',
  access: all(scope('people'), scope('system')),
  recentSignIn: () => true,
  input: v.strictObject({
    personId: recordId,
    mode: v.picklist(['look', 'act']),
    reason,
  }),
  output: v.strictObject({ token: v.string(), endsAt: v.pipe(v.string(), v.isoTimestamp()) }),
})
export type MasqueradeInput = v.InferOutput<typeof startMasquerade.input>
