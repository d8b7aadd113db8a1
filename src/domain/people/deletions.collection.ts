import { collection, machine, type StoredOf, statesOf } from '../shared/records/collection'
import { choice, impersonal, instant, internal, list, optional, reference, text, withFacts } from '../shared/records/fields'
import { any, owner, readOnly, scope } from '../shared/records/policy'

export const deletionStates = machine({
  cooling: { keep: 'kept', finish: 'done' },
  kept: { ask: 'cooling' },
  done: {},
})

/** How a person without an account, or who cannot sign in, may ask for erasure. */
export const waysOfAsking = ['email', 'contact_form', 'phone', 'letter', 'in_person'] as const

/** The maximum number of one person's records whose audit entries are searched. */
const maxErased = 5000

/**
 * A request to be forgotten, made in the person's own account or taken by staff; the id is the person's. It takes effect after seven days and
 * can be canceled until then.
 */
export const deletions = collection({
  path: 'deletions',
  title: 'Deletions',
  privacy: 'personal',
  backup: 'guarded',
  idOf: 'people',
  fields: {
    /** Absent if the person has no account. */
    uid: optional(reference('Account', 'accounts')),
    /** Absent if the person asked in their own account. */
    askedBy: optional(choice('How they asked', waysOfAsking)),
    /** The digest of the address from which the person wrote: the only proof for somebody who never confirmed an address. */
    provenKey: withFacts(optional(internal(impersonal(text('Proven address', 64)))), { notAudited: 'it goes when the request is done' }),
    askedAt: instant('Requested'),
    dueAt: instant('Due'),
    /** When the next statutory retention period of the person's values ends; absent if none is left. */
    heldUntil: optional(instant('Kept by law until')),
    /** Paths of the erased records: a hosted database writes their audit entries some time after the change, and those are then searched again. */
    erased: withFacts(optional(internal(impersonal(list('Erased', text('Record', 300), maxErased)))), {
      notAudited: 'a handle is among them, and the list goes after a day',
    }),
    status: choice('State', statesOf(deletionStates)),
  },
  states: deletionStates,
  access: readOnly(any(owner('id'), scope('people'))),
})
export type Deletion = StoredOf<typeof deletions>

/** Days between the request and the erasure. */
export const coolingDays = 7
