import { collection } from '../shared/collection'
import { choice, list, map, number, optional, text } from '../shared/fields'
import { any, readOnly, scope, where } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'
import { whole } from '../shared/whole'

export const priceStates = machine({ draft: { activate: 'active' }, active: { supersede: 'superseded' }, superseded: {} })
/** A version that somebody paid by never changes, so prices are written by callables. */
const reading = readOnly(any(where('status', 'active'), scope('guide'), scope('money')))
export const pricePhases = ['early', 'regular', 'late'] as const
const version = whole('Version', 10_000, 1)
const cents = number('Cents', { min: 0, max: 500_000, whole: true })

/** What a place in the guide costs: one row a tier, phase and audience. Phases come from the deadlines. */
export const prices = collection({
  path: 'editions/{edition}/prices',
  title: 'Prices',
  fields: {
    version,
    rows: list(
      'Rows',
      map('Row', {
        tier: text('Tier', 40),
        phase: choice('Phase', pricePhases),
        audience: choice('For', ['member', 'nonMember', 'group', 'community', 'scholarship']),
        registration: number('Which registration', { min: 1, max: 2, whole: true }),
        cents,
      }),
      120,
    ),
    status: choice('State', statesOf(priceStates)),
  },
  states: priceStates,
  access: reading,
})

/** What an advertisement costs. Stock is never lowered below what is sold. Sizes in millimetres. */
export const adPrices = collection({
  path: 'editions/{edition}/adPrices',
  title: 'Prices of advertisements',
  fields: {
    version,
    rows: list(
      'Rows',
      map('Row', {
        size: text('Size', 40),
        position: optional(text('Position', 40)),
        trim: map('Trim', { w: number('Width', { min: 1 }), h: number('Height', { min: 1 }) }),
        bleed: number('Bleed', { min: 0 }),
        stock: whole('Pieces', 1000),
        phase: choice('Phase', pricePhases),
        cents,
        nonprofitPercent: whole('Less for nonprofits, in per cent', 100),
      }),
      120,
    ),
    status: choice('State', statesOf(priceStates)),
  },
  states: priceStates,
  access: reading,
})
