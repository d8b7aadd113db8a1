import { collection } from './collection'
import { integer } from './fields'
import { nobody, readOnly } from './policy'

/** The last number given in a sequence without gaps, such as the letters of a year. Written in the transaction that takes the number. */
export const sequenceNumbers = collection({
  path: 'sequenceNumbers',
  title: 'Sequence numbers',
  privacy: 'impersonal',
  backup: 'guarded',
  notAudited: 'only the last number given; the record with that number has its own entry',
  fields: { last: integer('Last given') },
  access: readOnly(nobody),
})
