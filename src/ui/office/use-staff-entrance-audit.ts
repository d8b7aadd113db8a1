import { useEffect } from 'react'
import { staffSignInOf } from '../app-services/account-services'
import { useApp } from '../app-services/app-context'
import { whenIdle } from '../kit/when-idle'
import type { SignedIn } from '../queries/session.queries'
import { markNoted, storedStaffSession } from './stored-staff-session'

/** Audits that staff who signed in on the public page entered the office: once per session of this browser. */
export function useStaffEntranceAudit(user: SignedIn): void {
  const app = useApp()
  useEffect(() => {
    if (storedStaffSession(user).isNoted) return undefined
    const note = async () => {
      await (await staffSignInOf(app)).admit()
      markNoted(user)
    }
    // The next window or reload tries again.
    return whenIdle(() => void note().catch(() => undefined))
  }, [app, user])
}
