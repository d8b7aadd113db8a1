import { collection } from '../shared/collection'
import { choice, instant, optional, reference, text } from '../shared/fields'
import { nobody, readOnly } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'

export const perkCodeStates = machine({ free: { take: 'taken', void: 'void' }, taken: {}, void: {} })

/** The codes of a perk, one a member. `redeemPerk` hands them out; nobody reads them, not even who gave them. */
export const perkCodes = collection({
  path: 'perks/{perk}/codes',
  title: 'Codes of perks',
  fields: {
    code: text('Code', 80),
    takenBy: optional(reference('Taken by', 'memberships')),
    takenAt: optional(instant('Taken')),
    status: choice('State', statesOf(perkCodeStates)),
  },
  states: perkCodeStates,
  access: readOnly(nobody),
})
