import { invitationId, listingInvitations } from '../../../../domain/guide/registering/listing-invitations.collection'
import { generatedArtists } from '../people/generate-artists'
import { guideEditor } from '../people/sample-cast'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'
import { listingIdOf } from './sample-listings'

const answers = ['invited', 'accepted', 'declined', 'invited'] as const

/** Four artists of last year who are not in this year's guide were invited in spring. */
export const sampleInvitations = (): SampleDocument[] =>
  answers.map((status, i) => {
    const artist = generatedArtists().at(-8 - i)!
    return sampleDocument(
      listingInvitations,
      invitationId('2027', artist.id),
      {
        personId: artist.id,
        editionId: '2027',
        fromId: listingIdOf(artist, '2026'),
        name: artist.name,
        carries: ['text', 'image', 'pin'],
        batchId: '5c0b1c2e-7a1d-4a53-9f7e-2d0c1f6b8e11',
        status,
      },
      { by: guideEditor, at: instantAt('2027-03-04T10:00') },
    )
  })
