import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'
import { maxSharing } from '../listings.collection'

const seen = v.strictObject({ id: recordId, rev: v.number() })

/**
 * Combines several listings at one place into one card. The first becomes the group's card, owned by its artists together; the others are
 * withdrawn. It has to be reviewed again. Refuses with `not-together` if a listing is at another place or unpaid, and with `print-locked` if
 * it was printed.
 */
export const mergeCards = cloudFunction({
  name: 'mergeCards',
  access: scope('guide'),
  limit: { account: hourly(60) },
  once: true,
  input: v.strictObject({ into: seen, from: v.pipe(v.array(seen), v.minLength(1), v.maxLength(maxSharing)) }),
  output: v.strictObject({ names: v.array(v.string()) }),
})

/** Gives an artist of a group's card their own listing back, at the group's place. Both have to be reviewed again. */
export const splitCard = cloudFunction({
  name: 'splitCard',
  access: scope('guide'),
  limit: { account: hourly(60) },
  once: true,
  input: v.strictObject({ id: recordId, rev: v.number(), registrationId: recordId }),
  output: v.strictObject({ listingId: v.string() }),
})
