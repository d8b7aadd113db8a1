import { endedSessions } from '../../../domain/accounts/ended-sessions.collection'
import { withoutEndedSession } from '../../../domain/accounts/without-ended-session'
import { type Actor, presentActor } from '../../../domain/shared/records/policy'
import type { DocumentStore } from './document-store'

/** What a caller is at this instant, as security rules find it: by the token, the time, and what is noted of ended sessions. */
export function callerNow(actor: Actor | undefined, store: Pick<DocumentStore, 'read'>, now: Date): Actor | undefined {
  const ended = actor && store.read(`${endedSessions.path}/${actor.uid}`)?.data['before']
  return presentActor(withoutEndedSession(actor, ended as number | undefined), now)
}
