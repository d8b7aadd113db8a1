import { map, optional, text } from './fields'

/** A postal address, in the order of an envelope. */
export const addressField = (label: string) =>
  map(label, {
    line1: text('Street', 120),
    line2: optional(text('Second line', 120)),
    city: text('City', 80),
    region: optional(text('State or region', 60)),
    postcode: optional(text('Postcode', 20)),
    country: text('Country', 2),
  })
