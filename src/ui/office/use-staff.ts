import { Session } from '../../domain/accounts/session'
import { scope } from '../../domain/shared/policy'
import { useApp, useService } from '../app-services/app'
import { useLiveQuery } from '../app-services/live-query'
import type { PanelRow } from '../panels/panel-row'
import { sessionQueries } from '../queries/session.queries'

/** The member of staff who is here, and which panels her scopes open. Only inside the office, behind its guard. */
export function useStaff() {
  const session = useService(Session)
  const user = useLiveQuery(sessionQueries(useApp()).user())
  return { user, mayOpen: (panel: PanelRow) => session.can(scope(panel.scope)), signOut: () => session.signOut() }
}
