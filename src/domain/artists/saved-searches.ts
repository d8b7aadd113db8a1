import { collection, type StoredOf } from '../shared/records/collection'
import { choice, instant, reference, text } from '../shared/records/fields'
import { owner } from '../shared/records/policy'

const own = owner('personId')

/** Characters of a search that is kept, as its address writes them: a letter that is no ASCII takes six or more. */
export const longestQuestion = 500

/** A search of the art that somebody comes back to, and since when she knows what it finds. Nobody else learns of it. */
export const savedSearches = collection({
  path: 'savedSearches',
  title: 'Saved searches',
  privacy: 'personal',
  notAudited: 'what visitors look for, for themselves',
  whenForgotten: 'delete',
  fields: {
    personId: reference('Person', 'people'),
    /** What it asks, in words: `ceramics, Mission`. */
    name: text('Search', 140),
    /** The question as the search's address has it: `q=&medium=`. */
    question: text('Question', longestQuestion),
    /** What was published later is news. */
    seenAt: instant('Seen until'),
    /** Where the news is told: on these pages. */
    alert: choice('Told', ['here']),
  },
  immutable: ['personId'],
  access: { get: own, list: own, create: own, update: own, delete: own },
})
export type SavedSearch = StoredOf<typeof savedSearches>

/** Searches that one person keeps. */
export const maxSavedSearches = 20
