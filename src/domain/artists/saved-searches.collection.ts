import { collection, type StoredOf } from '../shared/records/collection'
import { choice, instant, reference, text } from '../shared/records/fields'
import { nobody, owner } from '../shared/records/policy'

const own = owner('personId')

/** Maximum length of a saved search in URL encoding: a letter outside ASCII takes six or more characters. */
export const longestQuestion = 500

/**
 * A saved art search, with the time up to which the person has seen its results. Only the person can read it. `saveSearch` creates it,
 * because it counts them.
 */
export const savedSearches = collection({
  path: 'savedSearches',
  title: 'Saved searches',
  privacy: 'personal',
  notAudited: 'only what visitors save for themselves',
  whenForgotten: 'delete',
  fields: {
    personId: reference('Person', 'people'),
    /** A readable name: `ceramics, Mission`. */
    name: text('Search', 140),
    /** The filters as in the search's address: `q=&medium=`. */
    question: text('Question', longestQuestion),
    /** Works published later are new results. */
    seenAt: instant('Seen until'),
    /** Where new results are announced: on these pages. */
    alert: choice('Told', ['here']),
  },
  immutable: ['personId'],
  access: { get: own, list: own, create: nobody, update: own, delete: own },
})
export type SavedSearch = StoredOf<typeof savedSearches>

/** Maximum number of searches that one person can save. */
export const maxSavedSearches = 20
