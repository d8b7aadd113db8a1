import { collection } from './collection'
import { integer } from './integer'
import { nobody, readOnly } from './policy'

/** The last number given of a row that must have no gap, such as the letters of a year. Written in the transaction that takes one. */
export const sequenceNumbers = collection({
  path: 'sequenceNumbers',
  title: 'Running numbers',
  privacy: 'impersonal',
  notAudited: 'the last number given; what was given has its own entry',
  fields: { last: integer('Last given') },
  access: readOnly(nobody),
})
