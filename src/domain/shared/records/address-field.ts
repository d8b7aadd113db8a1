import { map, optional, type RecordOf, text } from './fields'

/** In the order of an envelope. */
const lines = {
  line1: text('Street', 120),
  line2: optional(text('Second line', 120)),
  city: text('City', 80),
  region: optional(text('State or region', 60)),
  postcode: optional(text('Postcode', 20)),
  country: text('Country', 2),
}
export type PostalAddress = RecordOf<typeof lines>

export const addressField = (label: string) => map(label, lines)
