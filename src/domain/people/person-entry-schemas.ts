import * as v from 'valibot'
import { emailForm } from '../shared/text/email-address'
import { people } from './people.collection'

const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max))
const address = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(emailForm), v.maxLength(254))

/** Contact details as staff enter them. */
export const contactsEntry = {
  emails: v.pipe(v.array(v.strictObject({ address, label: v.exactOptional(line(40)) })), v.maxLength(5)),
  phones: v.pipe(v.array(line(20)), v.maxLength(3)),
  addresses: people.fields.addresses.schema,
}

export const personEntry = {
  first: line(80),
  last: line(80),
  kind: v.picklist(['person', 'business']),
  organisation: v.exactOptional(line(140)),
  pronouns: v.exactOptional(line(40)),
  birthYear: v.exactOptional(people.fields.birthYear.schema),
  tags: v.pipe(v.array(line(40)), v.maxLength(40)),
  source: v.exactOptional(line(140)),
}
