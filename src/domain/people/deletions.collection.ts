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

/** How somebody without an account, or who cannot sign in, may ask our staff. */
export const waysOfAsking = ['email', 'contact_form', 'phone', 'letter', 'in_person'] as const

/** Records of one person that the audit is searched for. */
const maxErased = 5000

/**
 * A person's request to be forgotten, made in their own account or taken by staff; the id is the person's. It takes effect after seven days
 * and can be canceled until then.
 */
export const deletions = collection({
  path: 'deletions',
  title: 'Deletions',
  privacy: 'personal',
  backup: 'guarded',
  idOf: 'people',
  fields: {
    /** Absent where the person has none. */
    uid: optional(reference('Account', 'accounts')),
    /** Absent where they asked in their own account. */
    askedBy: optional(choice('How they asked', waysOfAsking)),
    /** The digest of the address that they wrote from: nothing else proves an address of somebody who never confirmed one. */
    provenKey: withFacts(optional(internal(impersonal(text('Proven address', 64)))), { notAudited: 'it goes when the request is done' }),
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
