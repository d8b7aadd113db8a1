import { collection } from '../shared/collection'
import { nobody, readOnly } from '../shared/policy'
import { whole } from '../shared/whole'

/** The last number given of a row that must have no gap, such as the letters of a year. Written in the transaction that takes one. */
export const sequenceNumbers = collection({
  path: 'sequenceNumbers',
  title: 'Running numbers',
  fields: { last: whole('Last given') },
  access: readOnly(nobody),
})
