import { collection, machine, statesOf } from '../shared/records/collection'
import { choice, integer, list, map, number, optional, text } from '../shared/records/fields'
import { any, readOnly, scope, where } from '../shared/records/policy'
import { priceAudiences, pricePhases } from './price-phases'

export const priceStates = machine({ draft: { activate: 'active' }, active: { supersede: 'superseded' }, superseded: {} })
/** Callables write prices, because a price that was paid must never change. */
const reading = readOnly(any(where('status', 'active'), scope('guide'), scope('money')))
const version = integer('Version', 10_000, 1)
const cents = number('Cents', { min: 0, max: 500_000, integer: true })

/** The price of a listing: one row per tier, phase and audience. Phases follow the deadlines. */
export const prices = collection({
  path: 'editions/{edition}/prices',
  title: 'Prices',
  privacy: 'impersonal',
  scope: 'guide',
  fields: {
    version,
    rows: list(
      'Prices',
      map('Row', {
        tier: text('Tier', 40),
        phase: choice('Phase', pricePhases),
        audience: choice('Audience', priceAudiences),
        registration: number('Which registration', { min: 1, max: 2, integer: true }),
        /** For groups: the price per artist if at least this number register in one place. */
        groupFrom: optional(number('Artists in the group, from', { min: 2, max: 200, integer: true })),
        cents,
      }),
      120,
    ),
    /** The discount for an hour as a volunteer, and the maximum number of hours that count. */
    volunteerCents: number('Credit for an hour as a volunteer, in cents', { min: 0, max: 10_000, integer: true }),
    volunteerHours: integer('Hours that count', 40),
    status: choice('State', statesOf(priceStates)),
  },
  states: priceStates,
  access: reading,
})
