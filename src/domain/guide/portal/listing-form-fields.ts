import { choice, list, localDate, localTime, longText, map, optional, text, withHelp } from '../../shared/records/fields'
import { listings, printLimits } from '../listings.collection'

/** What a studio offers besides its works; stored among the listing's facilities, to which imports may add others. */
export const amenities = [
  'Card payment',
  'Demonstrations',
  'Kid-friendly',
  'Dog-friendly',
  'Parking',
  'Restroom',
  'Refreshments',
  'Seating',
  'Bike rack',
  'Shipping',
  'Quiet hour',
] as const

const stored = listings.fields

/** Fields that the owners of a listing enter, in the order of the form. Imported texts may be longer. */
export const listingEntry = {
  displayName: withHelp(text('Name', printLimits.displayName), 'As the guide prints it, by which visitors look for you.'),
  media: withHelp(stored.media, 'The main one first, then up to three others. Press Enter after each.'),
  blurb: withHelp(stored.blurb, 'The guide prints this beside your name.'),
  about: withHelp(optional(longText('On the web', 1200)), 'Your page has more room: what you show, and how you work.'),
  studioName: stored.studioName,
  address: withHelp(stored.address, 'Street and number, as on the house.'),
  unit: withHelp(stored.unit, 'What your door says.'),
  doorNote: withHelp(stored.doorNote, 'How visitors get in: “Ring the lower bell.”'),
  hours: list('Hours', map('Day', { date: localDate('Day'), open: localTime('Opens'), close: localTime('Closes') }), 12),
  byAppointment: stored.byAppointment,
  priceBand: stored.priceBand,
  links: withHelp(stored.links, 'The first one is printed. At most four.'),
  imageId: stored.imageId,
  imageCrop: stored.imageCrop,
  entranceImageId: stored.entranceImageId,
  facilities: list('What you offer', choice('Offer', amenities), amenities.length),
  access: stored.access,
} as const
export type ListingField = keyof typeof listingEntry
