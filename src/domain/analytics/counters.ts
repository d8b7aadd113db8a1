import { collection, type StoredOf } from '../shared/records/collection'
import { boolean, list, localDate, longText, map, optional, text } from '../shared/records/fields'
import { integer } from '../shared/records/integer'
import { nobody, readOnly, role } from '../shared/records/policy'

/** Names counted on one day. The vocabulary has some 120, the rest are ids and digests; a made-up one takes no more than a rare one. */
export const maxNames = 2500
/** Characters of a day's counts: as many names as that, each of the longest. */
const longest = 240_000

/** What was counted on one day of the organisation's calendar; the id is the day. It holds nobody's name. */
export const counters = collection({
  path: 'counters',
  title: 'Counters',
  privacy: 'impersonal',
  notAudited: 'numbers that grow by themselves',
  fields: {
    day: localDate('Day'),
    counts: longText('Counts, as JSON', longest),
    /** The day is over and its parts are in it; what comes all the same is added. */
    over: boolean('Over'),
  },
  access: readOnly(role('admin')),
})

/** Times that a batch of counts is recognised when it comes again. */
export const keptKeys = 60

/**
 * A part of a day's counts, so that visits which end at once do not wait for one record; the id joins day and number. It is added up into
 * its day by the hour and deleted when the day is over. Whose counts came when is kept for the hour alone, by a digest, to slow down whoever
 * sends too many.
 */
export const counterShards = collection({
  path: 'counterShards',
  title: 'Counts under way',
  privacy: 'impersonal',
  notAudited: 'numbers that grow by themselves',
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

/** Different senders who must have asked the same before its words are kept. */
export const minAsking = 5

/**
 * Words for which a search found nothing; the id is their digest. The words themselves are kept from the fifth sender on who asks them, and
 * until then nobody can read them here: somebody's own search stays theirs.
 */
export const unansweredWords = collection({
  path: 'unansweredWords',
  title: 'Searches without an answer',
  privacy: 'impersonal',
  notAudited: 'what many searched in vain, counted without a name',
  fields: {
    area: text('Where', 20),
    words: optional(text('Asked', 40)),
    /** Digests of who asked, until there are enough. */
    senders: list('Senders', text('Digest', 64), minAsking),
    /** Deleted after this day unless somebody asks again. */
    until: localDate('Kept until'),
  },
  access: readOnly(role('admin')),
})
