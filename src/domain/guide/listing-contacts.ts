import { collection } from '../shared/collection'
import { email, list, longText, optional, reference, text } from '../shared/fields'
import { all, any, changesOnly, contains, nobody, scope } from '../shared/policy'

const theirs = any(contains('ownerIds'), scope('guide'))

/** How the office reaches a studio: never public, and so not in the listing itself. The one document is called `contact`. */
export const listingContacts = collection({
  path: 'listings/{listing}/private',
  title: 'Contacts of listings',
  fields: {
    ownerIds: list('Owners', reference('Person', 'people'), 10),
    email: optional(email('E-mail')),
    phone: optional(text('Phone', 20)),
    street: optional(text('Street, where it is not public', 200)),
    note: optional(longText('Note', 1000)),
  },
  access: {
    get: theirs,
    list: theirs,
    create: scope('guide'),
    update: any(scope('guide'), all(contains('ownerIds'), changesOnly('email', 'phone', 'street'))),
    delete: nobody,
  },
})
