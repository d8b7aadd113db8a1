import { pricePhases } from '../guide/price-phases'
import { collection, machine, type StoredOf, statesOf } from '../shared/records/collection'
import {
  boolean,
  choice,
  email,
  forgotten,
  impersonal,
  instant,
  integer,
  internal,
  json,
  list,
  map,
  money,
  number,
  optional,
  reference,
  text,
  url,
} from '../shared/records/fields'
import { any, contains, owner, readOnly, scope } from '../shared/records/policy'
import { adSlots } from './flat-plan/ad-slots'

/** An order can be canceled until `adClose`, an unpaid one also later. Once it is placed in the flat plan, never. */
export const adOrderStates = machine({
  enquiry: { book: 'booked', cancel: 'cancelled' },
  booked: { invoice: 'invoiced', cancel: 'cancelled' },
  invoiced: { pay: 'paid', cancel: 'cancelled' },
  paid: { ask: 'art_due', cancel: 'cancelled' },
  art_due: { check: 'preflight', cancel: 'cancelled' },
  preflight: { pass: 'proof', refuse: 'art_due', cancel: 'cancelled' },
  proof: { approve: 'approved', refuse: 'art_due', cancel: 'cancelled' },
  approved: { place: 'placed', cancel: 'cancelled' },
  // `place`: to another place of the flat plan.
  placed: { place: 'placed', remove: 'approved', publish: 'published' },
  published: {},
  cancelled: {},
})

/** Versions of the artwork that an order keeps; further ones are refused. */
export const maxArtVersions = 10
/** Rounds of changes after a proof that the price includes. */
export const includedProofRounds = 2
export const maxAdComments = 60
export const maxCoworkers = 5

/** An advertisement in an edition, from the inquiry to the printed page. Approved art never changes: it is the last version. */
export const adOrders = collection({
  path: 'adOrders',
  title: 'Advertisements',
  privacy: 'personal',
  whenForgotten: 'anonymise',
  fields: {
    advertiserId: reference('Advertiser', 'people'),
    /** They see and do what the advertiser may, except cancel. */
    coworkerIds: list('Coworkers', reference('Coworker', 'people'), maxCoworkers),
    editionId: reference('Edition', 'editions'),
    business: optional(text('Business', 80)),
    contact: optional(text('Contact', 80)),
    email: optional(email('Email')),
    phone: optional(text('Phone', 30)),
    size: impersonal(text('Size', 40)),
    position: impersonal(optional(text('Position', 40))),
    /** Its measures in millimeters, and how many fill a page, as they were when it was booked. */
    space: impersonal(
      optional(
        map('Measures', {
          w: number('Width', { min: 1 }),
          h: number('Height', { min: 1 }),
          bleed: number('Bleed', { min: 0 }),
          safe: number('Safe area', { min: 0 }),
          perPage: integer('Fill a page', 16, 1),
        }),
      ),
    ),
    isNonprofit: impersonal(optional(boolean('Nonprofit'))),
    wantsDesign: impersonal(optional(boolean('Help with the design'))),
    note: optional(text('Note', 500)),
    price: money('Price'),
    priceVersion: impersonal(integer('Price version', 10_000, 1)),
    phase: impersonal(optional(choice('Price phase', pricePhases))),
    /** Versions of the policies that the advertiser of an inquiry accepted, by kind. A booking has them in its order. */
    acceptedPolicies: impersonal(internal(optional(json<{ readonly [kind: string]: number }>('Policies')))),
    orderId: optional(reference('Order', 'orders')),
    link: forgotten(impersonal(optional(url('Link')))),
    art: impersonal(
      list(
        'Art',
        map('Version', {
          imageId: reference('Picture', 'images'),
          at: instant('Sent'),
          dpi: optional(number('Dots per inch', { min: 0 })),
          /** The worst of the findings, as the server measured it. */
          result: optional(choice('Preflight', ['pass', 'warn', 'block'])),
          findings: list('Findings', text('Finding', 200), 20),
          overriddenBecause: optional(text('Accepted because', 300)),
        }),
        maxArtVersions,
      ),
    ),
    comments: optional(
      list(
        'Comments',
        map('Comment', { by: choice('From', ['advertiser', 'staff']), at: instant('At'), text: text('Comment', 1000) }),
        maxAdComments,
      ),
    ),
    flatPlan: impersonal(optional(map('Place', { page: integer('Page', 1000, 1), slot: choice('Slot', adSlots) }))),
    proofRounds: impersonal(integer('Rounds of proof', includedProofRounds)),
    /** When its state last changed; reminders count from it. */
    movedAt: impersonal(internal(optional(instant('In this state since')))),
    /** A retry of the same booking is the same order. */
    bookedWith: impersonal(internal(optional(text('Key', 64)))),
    /** The mail about its state was not sent yet. */
    mailDue: impersonal(internal(optional(boolean('Mail to send')))),
    status: choice('State', statesOf(adOrderStates)),
  },
  states: adOrderStates,
  access: readOnly(any(owner('advertiserId'), contains('coworkerIds'), scope('guide'), scope('money'))),
})
export type AdOrder = StoredOf<typeof adOrders>
export type AdMeasures = NonNullable<AdOrder['space']>
