import { savedSearches } from '../../../../domain/artists/saved-searches.collection'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'

const personId = 'p-artlover'

/** The saved searches of an art lover, whose last visit was before the summer's works were published. */
export const sampleSavedSearches = (): readonly SampleDocument[] =>
  [
    { name: 'Ceramics, under $250', question: 'medium=Ceramics&price=under-250', on: '2027-07-20T20:10' },
    { name: 'blue, large', question: 'color=blue&size=large', on: '2027-08-20T09:30' },
  ].map(({ name, question, on }, n) =>
    sampleDocument(
      savedSearches,
      `search-${n}`,
      { personId, name, question, seenAt: instantAt(on), alert: 'here' },
      { by: personId, at: instantAt(on) },
    ),
  )
