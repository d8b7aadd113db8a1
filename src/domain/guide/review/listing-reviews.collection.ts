import { collection } from '../../shared/records/collection'
import { actor, choice, instant, json, list, longText, optional, reference } from '../../shared/records/fields'
import { any, contains, readOnly, scope } from '../../shared/records/policy'
import { artistMoves, reviewMoves } from './listing-moves'
import type { PrintedText } from './printed-text'

/**
 * A step of a listing on its way to print, with what was written about it and what was to be printed at that moment: the next reviewer sees
 * what changed since. Its id is the revision that the listing had after it. Written by callables alone, and never changed.
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
