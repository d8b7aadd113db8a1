import type { FoundBy } from '../../../../domain/person-search/person-index'

/** Why somebody was found, before what matched. */
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
