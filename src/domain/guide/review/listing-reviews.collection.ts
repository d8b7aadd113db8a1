import { collection } from '../../shared/records/collection'
import { actor, choice, instant, json, list, longText, optional, reference } from '../../shared/records/fields'
import { any, contains, readOnly, scope } from '../../shared/records/policy'
import { artistMoves, reviewMoves } from './listing-transitions'
import type { PrintedText } from './printed-listing-fields'

/**
 * A step of a listing on its way to print, with the remark and the printed fields at that moment, so that the next reviewer sees what has
 * changed. Its id is the listing's revision after the step. Written by callables only, and never changed.
 */
export const listingReviews = collection({
  path: 'listings/{listing}/reviews',
  title: 'Reviews of listings',
  privacy: 'personal',
  whenForgotten: { elsewhere: 'deleted with the texts of its listing' },
  fields: {
    ownerIds: list('Owners', reference('Person', 'people'), 30),
    editionId: reference('Edition', 'editions'),
    move: choice('Step', [...artistMoves, ...reviewMoves, 'approveProof', 'lock', 'merge', 'split']),
    note: optional(longText('Note', 1000)),
    by: actor('By'),
    at: instant('When'),
    printed: json<PrintedText>('What was to be printed'),
  },
  access: readOnly(any(contains('ownerIds'), scope('guide'))),
})
