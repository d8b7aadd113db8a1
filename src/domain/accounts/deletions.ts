import { collection, type StoredOf } from '../shared/collection'
import { choice, instant, reference } from '../shared/fields'
import { any, owner, readOnly, scope } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'

export const deletionStates = machine({
  cooling: { keep: 'kept', finish: 'done' },
  kept: { ask: 'cooling' },
  done: {},
})

/** Somebody's wish to be forgotten; the id is the person's. It waits seven days, in which it can be taken back. */
export const deletions = collection({
  path: 'deletions',
  title: 'Deletions',
  fields: {
    uid: reference('Account', 'accounts'),
    askedAt: instant('Asked'),
    dueAt: instant('Due'),
    status: choice('State', statesOf(deletionStates)),
  },
  states: deletionStates,
  access: readOnly(any(owner('id'), scope('people'))),
})
export type Deletion = StoredOf<typeof deletions>

/** Days between the wish and the deed. */
export const coolingDays = 7
