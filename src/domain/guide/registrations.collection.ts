import { addressField } from '../shared/records/address-field'
import { collection } from '../shared/records/collection'
import { impersonal, withFacts } from '../shared/records/field-facts'
import { boolean, choice, instant, optional, reference, text } from '../shared/records/fields'
import { integer } from '../shared/records/integer'
import { all, any, changesOnly, nobody, owner, readOnly, scope, where } from '../shared/records/policy'
import { machine, statesOf } from '../shared/records/state-machine'
import { pricePhases } from './price-tables.collection'

/** Can be withdrawn until the print lock; expires when unpaid for seven days. */
export const registrationStates = machine({
  draft: { submit: 'submitted', wait: 'waitlisted', withdraw: 'withdrawn' },
  waitlisted: { offer: 'offered', withdraw: 'withdrawn' },
  offered: { submit: 'submitted', lapse: 'waitlisted', withdraw: 'withdrawn' },
  submitted: { invoice: 'awaiting_payment', withdraw: 'withdrawn', cancel: 'cancelled' },
  awaiting_payment: { pay: 'paid', expire: 'expired', withdraw: 'withdrawn', cancel: 'cancelled' },
  paid: { review: 'in_review', withdraw: 'withdrawn', cancel: 'cancelled' },
  in_review: { approve: 'approved', requestChanges: 'changes_requested', withdraw: 'withdrawn', cancel: 'cancelled' },
  changes_requested: { review: 'in_review', withdraw: 'withdrawn', cancel: 'cancelled' },
  approved: { confirm: 'confirmed', withdraw: 'withdrawn', cancel: 'cancelled' },
  confirmed: { cancel: 'cancelled' },
  expired: {},
  withdrawn: {},
  cancelled: {},
})

const entered = ['weekendId', 'siteId', 'ownAddress', 'tier', 'termsVersion', 'insuranceOk', 'volunteerHours'] as const
const theirs = any(owner('personId'), scope('guide'))
const draft = all(owner('personId'), where('status', 'draft'))

/** A person's registration for an edition. They may write it until it is submitted; the price is fixed at that moment. */
export const registrations = collection({
  path: 'registrations',
  title: 'Registrations',
  privacy: 'personal',
  whenForgotten: 'anonymise',
  fields: {
    personId: reference('Person', 'people'),
    editionId: reference('Edition', 'editions'),
    /** Whether it is the person's first or second one; the second is for another weekend and another neighborhood. */
    n: impersonal(integer('Which registration', 2, 1)),
    weekendId: reference('Weekend', 'editions/{edition}/weekends'),
    siteId: optional(reference('Building', 'sites')),
    ownAddress: optional(addressField('Own address')),
    tier: impersonal(text('Tier', 40)),
    phaseAtSubmit: optional(choice('Phase', pricePhases)),
    priceVersion: impersonal(optional(integer('Price version', 10_000, 1))),
    orderId: optional(reference('Order', 'orders')),
    /** The grant application that pays the fee. */
    waiverId: optional(reference('Waived by', 'grantApplications')),
    termsVersion: impersonal(optional(integer('Terms agreed to', 10_000, 1))),
    insuranceOk: boolean('Insured'),
    volunteerHours: impersonal(integer('Volunteer hours', 200)),
    offeredUntil: optional(instant('Offer valid until')),
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

/** What the host of a building sees of the registrations for it: a name and a state. The id is the registration's. */
export const roster = collection({
  path: 'sites/{site}/roster',
  title: 'Rosters',
  privacy: 'personal',
  idOf: 'registrations',
  whenForgotten: 'anonymise',
  fields: {
    hostId: reference('Host', 'people'),
    editionId: reference('Edition', 'editions'),
    name: withFacts(text('Name', 80), { whenForgotten: { becomes: 'Former member' } }),
    unit: impersonal(optional(text('Unit', 12))),
    status: choice('State', statesOf(registrationStates)),
  },
  access: readOnly(any(owner('hostId'), scope('guide'))),
})
