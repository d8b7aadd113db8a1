import { collection } from '../shared/collection'
import { localDate, text } from '../shared/fields'
import { nobody, readOnly, role } from '../shared/policy'
import { whole } from '../shared/whole'

/** How often something happened on one day, for the office's own statistics; the id joins name and day. It holds nobody's name. */
export const counters = collection({
  path: 'counters',
  title: 'Counters',
  fields: { name: text('Counted', 120), day: localDate('Day'), n: whole('How often') },
  access: readOnly(role('admin')),
})

/** The last number given of a row that must have no gap, such as the letters of a year. Written in the transaction that takes one. */
export const sequenceNumbers = collection({
  path: 'sequenceNumbers',
  title: 'Running numbers',
  fields: { last: whole('Last given') },
  access: readOnly(nobody),
})
