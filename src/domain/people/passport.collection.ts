import { collection, type StoredOf } from '../shared/records/collection'
import { choice, forgotten, instant, optional, reference, text } from '../shared/records/fields'
import { any, owner, readOnly, scope } from '../shared/records/policy'

/** A visit to a studio, at most one per day. Written by callables only. */
export const passport = collection({
  path: 'passport',
  title: 'Passport stamps',
  privacy: 'personal',
  notAudited: 'visits that visitors record for themselves',
  whenForgotten: 'anonymise',
  fields: {
    personId: forgotten(optional(reference('Person', 'people'))),
    deviceId: optional(text('Device', 64)),
    listingId: reference('Listing', 'listings'),
    editionId: reference('Edition', 'editions'),
    at: instant('When'),
    method: choice('How', ['qr', 'code']),
  },
  access: readOnly(any(owner('personId'), scope('guide'))),
})
export type PassportStamp = StoredOf<typeof passport>
