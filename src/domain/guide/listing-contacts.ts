import { collection } from '../shared/collection'
import { email, list, longText, open, optional, reference, text } from '../shared/fields'
import { all, any, changesOnly, contains, nobody, scope } from '../shared/policy'

const theirs = any(contains('ownerIds'), scope('guide'))

/** Columns of an imported file that no field holds, by their header. */
type Columns = { readonly [header: string]: string }

/**
 * What is never public of a studio, and so not in the listing itself. `contact` says how the office reaches it; `imported` what files
 * said that no field holds: it names no owners, so that only the guide's staff read it, and the import alone writes it.
 */
export const listingContacts = collection({
  path: 'listings/{listing}/private',
  title: 'Contacts of listings',
  fields: {
    ownerIds: list('Owners', reference('Person', 'people'), 10),
    email: optional(email('E-mail')),
    phone: optional(text('Phone', 20)),
    street: optional(text('Street, where it is not public', 200)),
    note: optional(longText('Note', 1000)),
    editionId: optional(reference('Edition', 'editions')),
    listingId: optional(reference('Listing', 'listings')),
    extra: optional(open<Columns>('Other columns')),
    /** By the keys of the listing's openings. */
    openingExtra: optional(open<{ readonly [key: string]: Columns }>('Other columns of openings')),
  },
  fixed: ['editionId', 'listingId', 'extra', 'openingExtra'],
  access: {
    get: theirs,
    list: theirs,
    create: scope('guide'),
    update: any(scope('guide'), all(contains('ownerIds'), changesOnly('email', 'phone', 'street'))),
    delete: nobody,
  },
})
