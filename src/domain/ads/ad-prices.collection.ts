import { priceStates } from '../guide/price-tables.collection'
import { collection, statesOf } from '../shared/records/collection'
import { choice, integer, list, map, money, number, optional, text, withHelp } from '../shared/records/fields'
import { any, readOnly, scope, where } from '../shared/records/policy'

const side = (label: string) => number(label, { min: 10, max: 1000 })

/** A size at a position, such as a full page inside the front cover; without a position it may be on any page inside. In millimeters. */
const space = map('Size', {
  size: text('Size', 40),
  position: withHelp(optional(text('Position', 40)), 'Empty: any page inside.'),
  w: withHelp(side('Width'), 'Millimeters, after trimming.'),
  h: withHelp(side('Height'), 'Millimeters, after trimming.'),
  bleed: withHelp(number('Bleed', { min: 0, max: 20 }), 'Millimeters on each side. 0: it has a margin.'),
  safe: withHelp(number('Safe area', { min: 0, max: 50 }), 'Millimeters that stay free of text.'),
  perPage: withHelp(integer('Fill a page', 16, 1), 'How many of them fill one page.'),
  stock: withHelp(integer('For sale', 1000), 'How many there are in this edition.'),
  early: money('Early price'),
  regular: money('Regular price'),
  late: money('Late price'),
})

/** What advertisements in an edition's guide cost. Callables write it, because a price that was paid must never change. */
export const adPrices = collection({
  path: 'editions/{edition}/adPrices',
  title: 'Prices of advertisements',
  privacy: 'impersonal',
  scope: 'guide',
  fields: {
    version: integer('Version', 10_000, 1),
    rows: list('Sizes and positions', space, 40),
    nonprofitPercent: withHelp(integer('Discount for nonprofits', 100), 'Percent of the price of the space.'),
    designHelp: withHelp(money('Help with the design'), 'US dollars. We lay out the advertisement.'),
    pagesWanted: withHelp(integer('Pages to sell', 400, 1), 'Pages of the guide that advertisements should fill.'),
    status: choice('State', statesOf(priceStates)),
  },
  states: priceStates,
  access: readOnly(any(where('status', 'active'), scope('guide'), scope('money'))),
})
