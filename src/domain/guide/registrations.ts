import { addressField } from '../shared/address-field'
import { collection } from '../shared/collection'
import { choice, flag, instant, optional, reference, text } from '../shared/fields'
import { all, any, changesOnly, nobody, owner, readOnly, scope, where } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'
import { whole } from '../shared/whole'
import { pricePhases } from './price-tables'

/** Up to the print lock it can be withdrawn; unpaid for seven days it expires. */
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

/** Somebody takes part in an edition: theirs to write until it is submitted; what it costs is fixed in that moment. */
export const registrations = collection({
  path: 'registrations',
  title: 'Registrations',
  fields: {
    personId: reference('Person', 'people'),
    editionId: reference('Edition', 'editions'),
    /** The first or the second of this person: then of another weekend and another neighbourhood. */
    n: whole('Which', 2, 1),
    weekendId: reference('Weekend', 'editions/{edition}/weekends'),
    siteId: optional(reference('Building', 'sites')),
    ownAddress: optional(addressField('Own address')),
    tier: text('Tier', 40),
    phaseAtSubmit: optional(choice('Phase', pricePhases)),
    priceVersion: optional(whole('Price version', 10_000, 1)),
    orderId: optional(reference('Order', 'orders')),
    /** The grant that pays the fee. */
    waiverId: optional(reference('Waived by', 'grantApplications')),
    termsVersion: optional(whole('Terms agreed to', 10_000, 1)),
    insuranceOk: flag('Insured'),
    volunteerHours: whole('Hours of help', 200),
    offeredUntil: optional(instant('Offer stands until')),
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

/** What the host of a building sees of those who registered for it: a name and a state. The id is the registration's. */
export const roster = collection({
  path: 'sites/{site}/roster',
  title: 'Rosters',
  fields: {
    hostId: reference('Host', 'people'),
    editionId: reference('Edition', 'editions'),
    name: text('Name', 80),
    unit: optional(text('Unit', 12)),
    status: choice('State', statesOf(registrationStates)),
  },
  access: readOnly(any(owner('hostId'), scope('guide'))),
})
