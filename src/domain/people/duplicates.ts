import { collection } from '../shared/collection'
import { choice, list, number, reference } from '../shared/fields'
import { all, changesOnly, readOnly, scope } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'

export const duplicateStates = machine({
  open: { dismiss: 'dismissed', merge: 'merged' },
  dismissed: { reopen: 'open', merge: 'merged' },
  merged: { undo: 'open' },
})

/** Two records that may be one person; the id joins both person ids, the smaller first. "Not a duplicate" is remembered. */
export const duplicates = collection({
  path: 'duplicates',
  title: 'Duplicates',
  fields: {
    personIds: list('People', reference('Person', 'people'), 2),
    rule: choice('Found by', ['email', 'namePhone', 'nameAddress', 'similar', 'hand']),
    score: number('Likeness', { min: 0, max: 1 }),
    status: choice('State', statesOf(duplicateStates)),
  },
  states: duplicateStates,
  access: { ...readOnly(scope('people')), update: all(scope('people'), changesOnly('status')) },
})
