import { maxReason } from '../shared/functions/reason'
import { addressField } from '../shared/records/address-field'
import { collection, machine, statesOf } from '../shared/records/collection'
import { boolean, choice, impersonal, instant, integer, longText, map, optional, reference, text, withFacts } from '../shared/records/fields'
import { all, any, changesOnly, nobody, owner, readOnly, scope, where } from '../shared/records/policy'
import { priceAudiences, pricePhases } from './price-phases'

/** Can be withdrawn until the print lock. Expires when unpaid for seven days, or when its second offer is not accepted. */
export const registrationStates = machine({
  draft: { submit: 'submitted', wait: 'waitlisted', withdraw: 'withdrawn' },
  waitlisted: { offer: 'offered', withdraw: 'withdrawn' },
  offered: { submit: 'submitted', lapse: 'waitlisted', expire: 'expired', withdraw: 'withdrawn' },
  submitted: { invoice: 'awaiting_payment', withdraw: 'withdrawn', cancel: 'cancelled' },
  awaiting_payment: { pay: 'paid', expire: 'expired', withdraw: 'withdrawn', cancel: 'cancelled' },
  paid: { review: 'in_review', withdraw: 'withdrawn', cancel: 'cancelled' },
  in_review: { approve: 'approved', requestChanges: 'changes_requested', withdraw: 'withdrawn', cancel: 'cancelled' },
  changes_requested: { review: 'in_review', withdraw: 'withdrawn', cancel: 'cancelled' },
  approved: { confirm: 'confirmed', reopen: 'changes_requested', withdraw: 'withdrawn', cancel: 'cancelled' },
  confirmed: { cancel: 'cancelled' },
  expired: {},
  withdrawn: {},
  cancelled: {},
})

const entered = ['weekendId', 'neighbourhoodId', 'siteId', 'unit', 'ownAddress', 'tier', 'termsVersion', 'insuranceOk', 'volunteerHours'] as const
const theirs = any(owner('personId'), scope('guide'))
const draft = all(owner('personId'), where('status', 'draft'))

/** A person's registration for an edition. The person may change it until it is submitted; submitting fixes the price. */
export const registrations = collection({
  path: 'registrations',
  title: 'Registrations',
  privacy: 'personal',
  whenForgotten: 'anonymise',
  fields: {
    personId: reference('Person', 'people'),
    editionId: reference('Edition', 'editions'),
    /** First or second registration of the person; the second is for another weekend and another neighborhood. */
    n: impersonal(integer('Which registration', 2, 1)),
    /** Absent only in a draft, as are the neighborhood and the tier. */
    weekendId: optional(reference('Weekend', 'editions/{edition}/weekends')),
    /** The building's neighborhood, or the one that the artist entered for their own address. */
    neighbourhoodId: optional(reference('Neighborhood', 'neighbourhoods')),
    siteId: optional(reference('Building', 'sites')),
    unit: impersonal(optional(text('Unit', 12))),
    ownAddress: optional(addressField('Own address')),
    tier: impersonal(optional(text('Tier', 40))),
    submittedAt: optional(instant('Submitted')),
    phaseAtSubmit: optional(choice('Phase', pricePhases)),
    /** The group of people whose price applies. */
    audience: impersonal(optional(choice('Price for', priceAudiences))),
    priceVersion: impersonal(optional(integer('Price version', 10_000, 1))),
    /** Submitted in the minutes of grace after a deadline, from a form opened before it. */
    inGrace: optional(boolean('In the minutes of grace')),
    orderId: optional(reference('Order', 'orders')),
    /** Created when the registration is submitted, one listing each. */
    listingId: optional(reference('Listing', 'listings')),
    /** The grant application that pays the fee. */
    waiverId: optional(reference('Waived by', 'grantApplications')),
    termsVersion: impersonal(optional(integer('Terms agreed to', 10_000, 1))),
    insuranceOk: boolean('Insured'),
    volunteerHours: impersonal(integer('Volunteer hours', 200)),
    /** The request of an artist who cannot pay; staff decide how much of the fee is waived. */
    waiver: optional(
      map('Waiver', {
        reason: longText('Why they cannot pay', maxReason),
        percent: optional(integer('Waived, in percent', 100)),
        state: choice('State', ['asked', 'granted', 'declined']),
        /** The answer that staff sent. */
        answer: optional(longText('Our answer', maxReason)),
      }),
    ),
    /** For a waiting registration: the building, or `own` for a studio of one's own after the call has closed. */
    waitsFor: impersonal(optional(text('Waits for', 128))),
    offeredUntil: optional(instant('Offer valid until')),
    /** How often it was offered a place. */
    offers: optional(integer('Offers', 100)),
    /** A mail about its latest step has not been sent yet. */
    mailDue: withFacts(optional(boolean('Mail to be sent')), { isInternal: true }),
    status: choice('State', statesOf(registrationStates)),
  },
  states: registrationStates,
  access: {
    get: theirs,
    list: theirs,
    create: all(draft, changesOnly('personId', 'editionId', 'n', 'status', ...entered)),
    update: all(draft, changesOnly(...entered)),
    delete: nobody,
  },
})

/** A registration as the host of its building sees it: a name and a state. The id is the registration's. */
export const roster = collection({
  path: 'sites/{site}/roster',
  title: 'Rosters',
  privacy: 'personal',
  idOf: 'registrations',
  whenForgotten: 'anonymise',
  fields: {
    /** Copied from the building. */
    hostId: optional(reference('Host', 'people')),
    editionId: reference('Edition', 'editions'),
    name: withFacts(text('Name', 80), { whenForgotten: { becomes: 'Former member' } }),
    unit: impersonal(optional(text('Unit', 12))),
    status: choice('State', statesOf(registrationStates)),
  },
  access: readOnly(any(owner('hostId'), scope('guide'))),
})
