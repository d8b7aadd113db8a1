import { collection } from '../shared/collection'
import { choice, instant, list, map, money, number, optional, reference, text, url } from '../shared/fields'
import { any, owner, readOnly, scope } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'
import { whole } from '../shared/whole'

/** Until the space closes it can be cancelled. */
export const adOrderStates = machine({
  enquiry: { book: 'booked', cancel: 'cancelled' },
  booked: { invoice: 'invoiced', cancel: 'cancelled' },
  invoiced: { pay: 'paid', cancel: 'cancelled' },
  paid: { ask: 'art_due' },
  art_due: { check: 'preflight' },
  preflight: { pass: 'proof', refuse: 'art_due' },
  proof: { approve: 'approved', refuse: 'art_due' },
  approved: { place: 'placed' },
  placed: { publish: 'published' },
  published: {},
  cancelled: {},
})

/** An advertisement in an edition, from the enquiry to the page. Art that was approved never changes. */
export const adOrders = collection({
  path: 'adOrders',
  title: 'Advertisements',
  fields: {
    advertiserId: reference('Advertiser', 'people'),
    editionId: reference('Edition', 'editions'),
    size: text('Size', 40),
    position: optional(text('Position', 40)),
    price: money('Price'),
    priceVersion: whole('Price version', 10_000, 1),
    orderId: optional(reference('Order', 'orders')),
    link: optional(url('Link')),
    art: list(
      'Art',
      map('Version', {
        imageId: reference('Picture', 'images'),
        at: instant('Sent'),
        dpi: optional(number('Dots an inch', { min: 0 })),
        findings: list('Findings', text('Finding', 200), 20),
        overriddenBecause: optional(text('Taken all the same because', 300)),
      }),
      10,
    ),
    flatPlan: optional(map('Place', { page: whole('Page', 1000, 1), slot: text('Slot', 20) })),
    proofRounds: whole('Rounds of proof', 2),
    status: choice('State', statesOf(adOrderStates)),
  },
  states: adOrderStates,
  access: readOnly(any(owner('advertiserId'), scope('guide'), scope('money'))),
})
