import { collection, type StoredOf } from '../shared/records/collection'
import { boolean, integer, list, localDate, longText, map, optional, text } from '../shared/records/fields'
import { nobody, readOnly, role } from '../shared/records/policy'

/** Names counted on one day. The fixed names are about 120, the others are ids and hashes, so the limit matters for invented ones. */
export const maxNames = 2500
/** Maximum characters of a day's counts: the largest number of the longest names. */
const longest = 240_000

/** The counts of one day in the organization's time zone; the id is the day. Contains no personal data. */
export const counters = collection({
  path: 'counters',
  title: 'Counters',
  privacy: 'impersonal',
  notAudited: 'only numbers that grow all the time',
  fields: {
    day: localDate('Day'),
    counts: longText('Counts, as JSON', longest),
    /** Whether the day is over and its parts are added. Late batches are still added. */
    over: boolean('Over'),
  },
  access: readOnly(role('admin')),
})

/** The number of batches remembered to recognize a repeated one. */
export const keptKeys = 60

/**
 * A shard of a day's counts, so that simultaneous visits do not wait for one record; the id joins date and shard number. Added to the day's
 * counts hourly, and deleted when the day is over. A sender's hash is stored for one hour only, to limit those who send too many.
 */
export const counterShards = collection({
  path: 'counterShards',
  title: 'Counts not added up yet',
  privacy: 'impersonal',
  notAudited: 'only numbers that grow all the time',
  fields: {
    day: localDate('Day'),
    counts: longText('Counts, as JSON', longest),
    keys: list('Batches taken', text('Batch', 40), keptKeys),
    hour: text('Hour', 13),
    senders: list('Senders this hour', map('Sender', { digest: text('Digest', 64), batches: integer('Batches') }), 400),
  },
  access: readOnly(nobody),
})
export type CounterShard = StoredOf<typeof counterShards>

/** The number of different senders who must have searched for the same words before the words are stored. */
export const minAsking = 5

/**
 * Words of searches without results; the id is their hash. The words are stored from the fifth sender on; until then nobody can read
 * them, because one person's search is private.
 */
export const unansweredWords = collection({
  path: 'unansweredWords',
  title: 'Searches without results',
  privacy: 'impersonal',
  notAudited: 'only counts of searches, without names',
  fields: {
    area: text('Where', 20),
    words: optional(text('Asked', 40)),
    /** Hashes of the senders, until there are enough. */
    senders: list('Senders', text('Digest', 64), minAsking),
    /** Deleted after this day unless the words are searched for again. */
    until: localDate('Kept until'),
  },
  access: readOnly(role('admin')),
})
