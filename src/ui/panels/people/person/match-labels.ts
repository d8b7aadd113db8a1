import type { FoundBy } from '../../../../domain/person-search/person-index'

/** The reason why a person was found, shown before the match. */
export const foundWords: Readonly<Record<FoundBy, string>> = {
  receipt: 'Receipt',
  transaction: 'Transaction',
  email: 'Email',
  mapNumber: 'Map number',
  handle: 'Handle',
  name: 'Name',
  phone: 'Phone',
  organisation: 'Organization',
  address: 'Address',
  likeName: 'A name like it',
}
