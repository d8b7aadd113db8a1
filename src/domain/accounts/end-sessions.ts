import type { HandlerContext } from '../shared/functions/handler-context'
import { masqueradeUid } from './masquerade/masquerade-account'

/** Ends every session of an account, and the masquerade that its person may have begun. */
export async function endSessions({ accounts }: HandlerContext, uid: string, personId: string | undefined): Promise<void> {
  await accounts.revokeSessions(uid)
  if (personId !== undefined) await accounts.delete(masqueradeUid(personId))
}
