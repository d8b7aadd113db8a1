import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { all, scope } from '../shared/policy'
import { reason } from './reason'

/** How long somebody sees the site as somebody else, in milliseconds. */
export const masqueradeLasts = 30 * 60_000

/**
 * Gives a token with which staff see the site as a person sees it. Read-only; in act mode, which superadmins alone may ask for, what the
 * records declare `actable` may be changed. Refuses with `masquerade-staff` and `no-account`.
 */
export const startMasquerade = cloudFunction({
  name: 'startMasquerade',
  access: all(scope('people'), scope('system')),
  input: v.strictObject({
    personId: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    mode: v.picklist(['look', 'act']),
    reason,
  }),
  output: v.strictObject({ token: v.string(), endsAt: v.pipe(v.string(), v.isoTimestamp()) }),
})
export type MasqueradeInput = v.InferOutput<typeof startMasquerade.input>
