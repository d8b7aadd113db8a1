import { collection } from '../shared/records/collection'
import { forgotten, impersonal } from '../shared/records/field-facts'
import { choice, instant, list, map, money, number, optional, reference, text, url } from '../shared/records/fields'
import { integer } from '../shared/records/integer'
import { any, owner, readOnly, scope } from '../shared/records/policy'
import { machine, statesOf } from '../shared/records/state-machine'

/** An order can be canceled until it is paid. */
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

/** An advertisement in an edition, from the inquiry to the printed page. Approved art never changes. */
export const adOrders = collection({
  path: 'adOrders',
  title: 'Advertisements',
  privacy: 'personal',
  whenForgotten: 'anonymise',
  fields: {
    advertiserId: reference('Advertiser', 'people'),
    editionId: reference('Edition', 'editions'),
    size: impersonal(text('Size', 40)),
    position: impersonal(optional(text('Position', 40))),
    price: money('Price'),
    priceVersion: impersonal(integer('Price version', 10_000, 1)),
    orderId: optional(reference('Order', 'orders')),
    link: forgotten(impersonal(optional(url('Link')))),
    art: impersonal(
      list(
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
    ),
    flatPlan: impersonal(optional(map('Place', { page: integer('Page', 1000, 1), slot: text('Slot', 20) }))),
    proofRounds: impersonal(integer('Rounds of proof', 2)),
    status: choice('State', statesOf(adOrderStates)),
  },
  states: adOrderStates,
  access: readOnly(any(owner('advertiserId'), scope('guide'), scope('money'))),
})
