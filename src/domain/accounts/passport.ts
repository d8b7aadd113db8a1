import { collection, type StoredOf } from '../shared/collection'
import { choice, instant, optional, reference, text } from '../shared/fields'
import { any, owner, readOnly, scope } from '../shared/policy'

/** A studio that somebody stood in, once a day at most. Written by callables only. */
export const passport = collection({
  path: 'passport',
  title: 'Passport stamps',
  fields: {
    personId: optional(reference('Person', 'people')),
    deviceId: optional(text('Device', 64)),
    listingId: reference('Listing', 'listings'),
    editionId: reference('Edition', 'editions'),
    at: instant('When'),
    method: choice('How', ['qr', 'code']),
  },
  access: readOnly(any(owner('personId'), scope('guide'))),
})
export type PassportStamp = StoredOf<typeof passport>
