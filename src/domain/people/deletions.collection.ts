import { collection, type StoredOf } from '../shared/records/collection'
import { impersonal, internal, withFacts } from '../shared/records/field-facts'
import { choice, instant, list, optional, reference, text } from '../shared/records/fields'
import { any, owner, readOnly, scope } from '../shared/records/policy'
import { machine, statesOf } from '../shared/records/state-machine'

export const deletionStates = machine({
  cooling: { keep: 'kept', finish: 'done' },
  kept: { ask: 'cooling' },
  done: {},
})

/** Records of one person that the audit is searched for. */
const maxErased = 5000

/** A person's request to be forgotten; the id is the person's. It takes effect after seven days and can be canceled until then. */
export const deletions = collection({
  path: 'deletions',
  title: 'Deletions',
  privacy: 'personal',
  backup: 'guarded',
  idOf: 'people',
  fields: {
    uid: reference('Account', 'accounts'),
    askedAt: instant('Requested'),
    dueAt: instant('Due'),
    /** Until when the next value is kept by law; absent once nothing is. */
    heldUntil: optional(instant('Kept by law until')),
    /** What was erased: a hosted database writes the audit of it some time after the change. */
    erased: withFacts(optional(internal(impersonal(list('Erased', text('Record', 300), maxErased)))), {
      notAudited: 'a handle is among them, and the list goes after a day',
    }),
    status: choice('State', statesOf(deletionStates)),
  },
  states: deletionStates,
  access: readOnly(any(owner('id'), scope('people'))),
})
export type Deletion = StoredOf<typeof deletions>

/** Days between the request and the deletion. */
export const coolingDays = 7
