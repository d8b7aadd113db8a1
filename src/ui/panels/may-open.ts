import type { Session } from '../../domain/accounts/sign-in/session'
import { scope } from '../../domain/shared/records/policy'
import { type PanelDefinition, scopesOf } from './panel-definition'

/** Whether this person's scopes open a panel. */
export const mayOpen = (session: Session, panel: Pick<PanelDefinition, 'scope' | 'alsoFor'>): boolean =>
  scopesOf(panel).some(name => session.can(scope(name))) || (panel.alsoFor !== undefined && session.can(panel.alsoFor))
