import { collection, machine, statesOf } from '../shared/records/collection'
import { choice, instant, optional, reference, text } from '../shared/records/fields'
import { nobody, readOnly } from '../shared/records/policy'

export const perkCodeStates = machine({ free: { take: 'taken', void: 'void' }, taken: {}, void: {} })

/** The codes of a perk, one per member. Only `redeemPerk` can read them; not even the staff member who entered them can. */
export const perkCodes = collection({
  path: 'perks/{perk}/codes',
  title: 'Codes of perks',
  privacy: 'secret',
  whenForgotten: { otherwise: 'codes of a shop, which name nobody' },
  scope: 'content',
  fields: {
    code: text('Code', 80),
    takenBy: optional(reference('Taken by', 'memberships')),
    takenAt: optional(instant('Taken')),
    status: choice('State', statesOf(perkCodeStates)),
  },
  states: perkCodeStates,
  access: readOnly(nobody),
})
