import * as v from 'valibot'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

const repeatable = 'its input names the term that it makes'
const limit = { account: hourly(1000) }
const term = v.strictObject({ membershipId: v.string(), start: v.string(), end: v.string() })

/** Names the term among those of its membership: however often it arrives, the term is made once. */
const key = v.pipe(recordId, v.maxLength(100))

/**
 * Gives somebody a term of a membership without a payment. It begins after what they hold, or today. Makes the membership where there is none
 * of its audience, and otherwise changes its level to the given one.
 */
export const giveTerm = cloudFunction({
  name: 'giveTerm',
  repeatable,
  access: scope('people'),
  limit,
  input: v.strictObject({ key, personId: recordId, productId: recordId, level: v.pipe(v.string(), v.maxLength(30)), reason }),
  output: term,
})

/**
 * Adds the days after the last one, so that a membership lasts until a later day. Refuses with `no-terms` where it has no days, and with
 * `not-later`, whose `details.lastDay` is the last day so far.
 */
export const extendMembership = cloudFunction({
  name: 'extendMembership',
  repeatable,
  access: scope('people'),
  limit,
  input: v.strictObject({ membershipId: recordId, until: v.pipe(v.string(), v.isoDate()), reason }),
  output: term,
})

/** Why the days of a membership cannot be given to another one. */
export const noMoveReasons = ['same', 'no-days', 'renews', 'suspended', 'other-level'] as const

/**
 * Gives the days that are left of a membership to another membership or level of the same person: what is unused is reversed, and given there.
 * Refuses with `not-movable` (`reason`), and with `record-overtaken` where its last day is not the one that the caller saw.
 */
export const moveMembership = cloudFunction({
  name: 'moveMembership',
  repeatable: 'its input names the last day, and what was moved before is answered again',
  access: scope('people'),
  limit,
  input: v.strictObject({
    membershipId: recordId,
    productId: recordId,
    level: v.pipe(v.string(), v.maxLength(30)),
    lastDay: v.pipe(v.string(), v.isoDate()),
    reason,
  }),
  output: term,
})

/**
 * Suspends a membership from today on until it is resumed, or resumes it today. Its days go on passing meanwhile. Where it is so already,
 * nothing changes.
 */
export const suspendMembership = cloudFunction({
  name: 'suspendMembership',
  access: scope('people'),
  limit,
  input: v.strictObject({ membershipId: recordId, suspended: v.boolean(), reason }),
  output: v.strictObject({}),
})
