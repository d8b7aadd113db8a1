import { useMemo } from 'react'
import { Session } from '../../domain/accounts/sign-in/session'
import type { Rule } from '../../domain/shared/records/policy'
import { useApp, useService } from '../app-services/app'
import { useLiveQuery } from '../app-services/live-query'
import { mayOpen } from '../panels/may-open'
import type { PanelDefinition } from '../panels/panel-definition'
import { sessionQueries } from '../queries/session.queries'

/**
 * The member of staff who is here, and which panels her scopes open. Only inside the office, behind its guard. The functions are the same ones
 * until she is told of anew: what is drawn from them stands as long.
 */
export function useStaff() {
  const session = useService(Session)
  const user = useLiveQuery(sessionQueries(useApp()).user())
  return useMemo(
    () => ({
      user,
      may: (rule: Rule) => session.can(rule),
      mayOpen: (panel: PanelDefinition) => mayOpen(session, panel),
      signOut: () => session.signOut(),
    }),
    [session, user],
  )
}
