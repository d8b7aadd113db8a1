import type { HandlerContext } from '../shared/functions/handler'
import { endedSessions } from './ended-sessions.collection'
import { masqueradeUid } from './masquerade/masquerade-account'

/**
 * Ends every session of an account, and a masquerade that its person has started. The end is noted for security rules first: if the rest
 * fails, the tokens have lost their rights already, and a repeated call does the rest.
 */
export async function endSessions(context: HandlerContext, uid: string, personId: string | undefined): Promise<void> {
  const visits = personId === undefined ? [] : [masqueradeUid(personId)]
  await noteEnded(context, [uid, ...visits])
  await context.accounts.revokeSessions(uid)
  for (const visit of visits) await context.accounts.delete(visit)
}

/** For security rules, which see only the token. */
function noteEnded({ records, clock }: HandlerContext, uids: readonly string[]): Promise<void> {
  const before = Math.floor(clock.now().getTime() / 1000)
  return records.transact(async within => {
    const former = await Promise.all(uids.map(uid => within.get(endedSessions, uid)))
    for (const [i, uid] of uids.entries()) {
      const noted = former[i]
      if (!noted) within.create(endedSessions, uid, { before })
      else if (noted.before < before) within.change(endedSessions, noted, { before })
    }
  })
}
