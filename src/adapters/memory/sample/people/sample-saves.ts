import { saves } from '../../../../domain/artists/saves.collection'
import { inGuide, listingIdOf } from '../guide/sample-listings'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'
import { sampleWorks } from './sample-works'

const personId = 'p-artlover'

/** What an art lover saved: two studios of the season, and a work. */
export const sampleSaves = (): readonly SampleDocument[] =>
  [
    ...inGuide('2027')
      .slice(5, 7)
      .map(artist => ({ kind: 'listing' as const, ref: listingIdOf(artist, '2027') })),
    ...sampleWorks()
      .filter(({ availability }) => availability === 'sale')
      .slice(0, 1)
      .map(({ id }) => ({ kind: 'artwork' as const, ref: id })),
  ].map(({ kind, ref }) =>
    sampleDocument(saves, `${personId}_${kind}_${ref}`, { personId, kind, ref }, { by: personId, at: instantAt('2027-08-20T09:40') }),
  )
