import * as v from 'valibot'
import { people } from '../accounts/people'
import { emailForm } from '../shared/email-address'

const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max))
const address = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(emailForm), v.maxLength(254))

/** How somebody is reached, as staff enter it. */
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
  birthYear: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100))),
  tags: v.pipe(v.array(line(40)), v.maxLength(40)),
  source: v.exactOptional(line(140)),
}
