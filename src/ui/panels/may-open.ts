import type { Session } from '../../domain/accounts/session'
import { scope } from '../../domain/shared/policy'
import { type PanelRow, scopesOf } from './panel-row'

/** Whether the scopes of who is here open a panel. */
export const mayOpen = (session: Session, panel: Pick<PanelRow, 'scope' | 'alsoFor'>): boolean =>
  scopesOf(panel).some(name => session.can(scope(name))) || (panel.alsoFor !== undefined && session.can(panel.alsoFor))
