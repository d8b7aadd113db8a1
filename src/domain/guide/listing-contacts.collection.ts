import { collection } from '../shared/records/collection'
import { email, json, list, longText, optional, reference, secret, text } from '../shared/records/fields'
import { all, any, changesOnly, contains, nobody, scope } from '../shared/records/policy'

const theirs = any(contains('ownerIds'), scope('guide'))

/** Columns of an imported file that have no field, by their header. */
type Columns = { readonly [header: string]: string }

/** The import that created an opening, and a hash of the content that imports wrote: a different hash shows that somebody changed it since. */
export interface OpeningSource {
  readonly batchId: string
  readonly content: string
}

/**
 * Private data of a studio, kept out of the public listing. `contact` is how the office reaches it; `imported` holds imported values without
 * a field. The record names no owners, so only guide staff can read it, and only imports write it.
 */
export const listingContacts = collection({
  path: 'listings/{listing}/private',
  title: 'Contacts of listings',
  privacy: 'personal',
  whenForgotten: { elsewhere: 'deleted with the texts of its listing' },
  fields: {
    ownerIds: list('Owners', reference('Person', 'people'), 10),
    email: optional(email('Email')),
    phone: optional(text('Phone', 20)),
    street: optional(text('Street, if it is not public', 200)),
    note: optional(longText('Note', 1000)),
    editionId: optional(reference('Edition', 'editions')),
    listingId: optional(reference('Listing', 'listings')),
    extra: secret(optional(json<Columns>('Other columns'))),
    /** By the keys of the listing's openings. */
    openingExtra: secret(optional(json<{ readonly [key: string]: Columns }>('Other columns of openings'))),
    /** By the keys of the openings that imports brought. */
    openingSources: secret(optional(json<{ readonly [key: string]: OpeningSource }>('Where openings come from'))),
  },
  immutable: ['editionId', 'listingId', 'extra', 'openingExtra', 'openingSources'],
  access: {
    get: theirs,
    list: theirs,
    create: scope('guide'),
    update: any(scope('guide'), all(contains('ownerIds'), changesOnly('email', 'phone', 'street'))),
    delete: nobody,
  },
})
