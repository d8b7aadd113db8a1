import { collection, type StoredOf } from '../shared/records/collection'
import { choice, instant, reference, text } from '../shared/records/fields'
import { nobody, owner } from '../shared/records/policy'

const own = owner('personId')

/** Characters of a saved search in URL encoding: a letter outside ASCII takes six or more. */
export const longestQuestion = 500

/** A saved search of the art, with the time up to which its results are known. Only the person can read it. Made by `saveSearch`, which counts them. */
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
    /** What was published later is news. */
    seenAt: instant('Seen until'),
    /** Where news is shown: on these pages. */
    alert: choice('Told', ['here']),
  },
  immutable: ['personId'],
  access: { get: own, list: own, create: nobody, update: own, delete: own },
})
export type SavedSearch = StoredOf<typeof savedSearches>

/** Searches that one person can save. */
export const maxSavedSearches = 20
