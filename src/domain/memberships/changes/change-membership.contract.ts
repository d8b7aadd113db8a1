import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { reason } from '../../shared/functions/reason'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

const repeatable = 'its input names the term that it makes'
const limit = { account: hourly(1000) }
const term = v.strictObject({ membershipId: v.string(), start: v.string(), end: v.string() })

/** Identifies the term within its membership, so that a repeated call creates it once. */
const key = v.pipe(recordId, v.maxLength(100))

/**
 * Gives a person a term without a payment. It starts after their existing terms, or today. Creates the membership if the person has none for
 * its audience; otherwise changes its level to the given one.
 */
export const giveTerm = cloudFunction({
  name: 'giveTerm',
  repeatable,
  access: scope('people'),
  limit,
  input: v.strictObject({
    key,
    personId: recordId,
    productId: recordId,
    level: v.pipe(v.string(), v.maxLength(30)),
    reason,
    /** They get a welcome mail. */
    welcome: v.exactOptional(v.literal(true)),
  }),
  output: term,
})

/**
 * Extends a membership to a later last day. Refuses with `no-terms` if it has no terms, and with `not-later`, whose `details.lastDay` is the
 * current last day.
 */
export const extendMembership = cloudFunction({
  name: 'extendMembership',
  repeatable,
  access: scope('people'),
  limit,
  input: v.strictObject({ membershipId: recordId, until: v.pipe(v.string(), v.isoDate()), reason }),
  output: term,
})

/** Why the remaining days of a membership cannot be transferred. */
export const noMoveReasons = ['same', 'no-days', 'renews', 'suspended', 'other-level'] as const

/**
 * Transfers the remaining days of a membership to another membership or level of the same person: the unused part is reversed here and given
 * there. Refuses with `not-movable` (`reason`), and with `record-overtaken` if its last day is no longer the one that the caller saw.
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
 * Suspends a membership from today until it is resumed, or resumes it today. Its days pass meanwhile. Does nothing if it already is in that
 * state.
 */
export const suspendMembership = cloudFunction({
  name: 'suspendMembership',
  access: scope('people'),
  limit,
  input: v.strictObject({ membershipId: recordId, suspended: v.boolean(), reason }),
  output: v.strictObject({}),
})
