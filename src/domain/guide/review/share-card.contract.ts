import * as v from 'valibot'
import { hourly } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'
import { maxSharing } from '../listings.collection'

const seen = v.strictObject({ id: recordId, rev: v.number() })

/**
 * Makes one card of several listings at one place: the first is the group's, and its artists own it together; the others are withdrawn. It goes
 * back to be edited. Refuses with `not-together` what is at another place or not paid, and with `print-locked` what was printed.
 */
export const mergeCards = cloudFunction({
  name: 'mergeCards',
  access: scope('guide'),
  limit: { account: hourly(60) },
  once: true,
  input: v.strictObject({ into: seen, from: v.pipe(v.array(seen), v.minLength(1), v.maxLength(maxSharing)) }),
  output: v.strictObject({ names: v.array(v.string()) }),
})

/** Gives an artist of a group's card their own listing again, as it was, at the group's place. Both go back to be edited. */
export const splitCard = cloudFunction({
  name: 'splitCard',
  access: scope('guide'),
  limit: { account: hourly(60) },
  once: true,
  input: v.strictObject({ id: recordId, rev: v.number(), registrationId: recordId }),
  output: v.strictObject({ listingId: v.string() }),
})
