import { useMemo } from 'react'
import { Session } from '../../domain/accounts/sign-in/session'
import type { Rule } from '../../domain/shared/records/policy'
import { useService } from '../app-services/app-context'
import { mayOpen } from '../panels/may-open'
import type { PanelDefinition } from '../panels/panel-definition'
import { useSignedIn } from '../queries/session.queries'

/**
 * The signed-in member of staff and the panels their scopes open. Use only inside the office, behind its guard. The functions are stable until the
 * session changes.
 */
export function useStaff() {
  const session = useService(Session)
  const user = useSignedIn()
  return useMemo(
    () => ({
      user,
      may: (rule: Rule) => session.can(rule),
      mayOpen: (panel: Pick<PanelDefinition, 'scope' | 'alsoFor'>) => mayOpen(session, panel),
      signOut: () => session.signOut(),
    }),
    [session, user],
  )
}
