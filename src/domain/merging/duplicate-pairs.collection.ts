import { collection, machine, statesOf } from '../shared/records/collection'
import { byCallable, choice, impersonal, list, number, reference, withFacts } from '../shared/records/fields'
import { all, changesOnly, readOnly, scope } from '../shared/records/policy'

export const duplicateStates = machine({
  open: { dismiss: 'dismissed', merge: 'merged' },
  dismissed: { reopen: 'open', merge: 'merged' },
  merged: { undo: 'open' },
})

/** Two records that may be one person. The id joins both person ids, the smaller first. The decision "not a duplicate" is kept. */
export const duplicates = collection({
  path: 'duplicates',
  title: 'Duplicates',
  privacy: 'personal',
  fields: {
    personIds: withFacts(byCallable(list('People', reference('Person', 'people'), 2)), { staysInMerge: 'identifies the pair' }),
    rule: choice('Found by', ['email', 'namePhone', 'nameAddress', 'similar', 'hand']),
    score: impersonal(number('Likeness', { min: 0, max: 1 })),
    status: choice('State', statesOf(duplicateStates)),
  },
  states: duplicateStates,
  access: { ...readOnly(scope('people')), update: all(scope('people'), changesOnly('status')) },
})
