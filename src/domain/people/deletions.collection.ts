import { collection, type StoredOf } from '../shared/records/collection'
import { choice, instant, reference } from '../shared/records/fields'
import { any, owner, readOnly, scope } from '../shared/records/policy'
import { machine, statesOf } from '../shared/records/state-machine'

export const deletionStates = machine({
  cooling: { keep: 'kept', finish: 'done' },
  kept: { ask: 'cooling' },
  done: {},
})

/** A person's request to be forgotten; the id is the person's. It takes effect after seven days and can be canceled until then. */
export const deletions = collection({
  path: 'deletions',
  title: 'Deletions',
  privacy: 'personal',
  idOf: 'people',
  fields: {
    uid: reference('Account', 'accounts'),
    askedAt: instant('Requested'),
    dueAt: instant('Due'),
    status: choice('State', statesOf(deletionStates)),
  },
  states: deletionStates,
  access: readOnly(any(owner('id'), scope('people'))),
})
export type Deletion = StoredOf<typeof deletions>

/** Days between the request and the deletion. */
export const coolingDays = 7
