import { collection } from '../shared/records/collection'
import { integer } from '../shared/records/fields'
import { nobody, readOnly } from '../shared/records/policy'

/**
 * When all sessions of an account were last ended; the id is the account's. A token outlives its session by up to an hour, and security rules
 * see only the token: for holders of a role they read this record too (`withoutEndedSession`). Written by `endSessions` only.
 */
export const endedSessions = collection({
  path: 'endedSessions',
  title: 'Ended sessions',
  privacy: 'impersonal',
  backup: { leftOut: 'the tokens that it refuses expire within an hour' },
  notAudited: 'whatever ended the sessions has an entry of its own',
  whenForgotten: { otherwise: 'an id of an account and a time of day, deleted a day later' },
  keptFor: { days: 1, since: 'updatedAt', because: 'a token lasts for an hour, and cannot be renewed once its session was ended' },
  fields: {
    /** Seconds since 1970, the unit in which tokens say when their session began; sessions that began earlier are over. */
    before: integer('Sessions before this second'),
  },
  access: readOnly(nobody),
})
