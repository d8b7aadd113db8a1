import { Session } from '../../domain/accounts/session'
import { type Rule, scope } from '../../domain/shared/policy'
import { useApp, useService } from '../app-services/app'
import { useLiveQuery } from '../app-services/live-query'
import { type PanelRow, scopesOf } from '../panels/panel-row'
import { sessionQueries } from '../queries/session.queries'

/** The member of staff who is here, and which panels her scopes open. Only inside the office, behind its guard. */
export function useStaff() {
  const session = useService(Session)
  const user = useLiveQuery(sessionQueries(useApp()).user())
  const may = (rule: Rule) => session.can(rule)
  const mayOpen = (panel: PanelRow) => scopesOf(panel).some(name => may(scope(name))) || (panel.alsoFor !== undefined && may(panel.alsoFor))
  return { user, may, mayOpen, signOut: () => session.signOut() }
}
