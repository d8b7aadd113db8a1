import { Session } from '../../../domain/accounts/sign-in/session'
import type { Rule, Subject } from '../../../domain/shared/records/policy'
import { useService } from '../../app-services/app-context'
import { useOrganisationZone } from '../../forms/use-organisation-zone'
import { panelName } from '../../office/panel-address'
import { useOfficePanels } from '../../office/use-office-panels'

export interface PanelContext {
  /** First segment of the panel's address: `resources`. */
  readonly slug: string
  /** Its title in the catalog. */
  readonly title: string
  /** The organization's time zone, in which the office shows times. */
  readonly tz: string
  /** Whether the access rules allow this to the current user; the backend checks again. */
  readonly may: (rule: Rule, ...subjects: readonly Subject[]) => boolean
  /** The signed-in account, and its person. */
  readonly uid: string | undefined
  readonly personId: string | undefined
}

/** The open panel and its user. */
export function usePanelContext(): PanelContext {
  const session = useService(Session)
  const tz = useOrganisationZone()
  const { open } = useOfficePanels()
  return {
    slug: open ? panelName(open) : '',
    title: open?.title ?? '',
    tz,
    may: (rule, ...subjects) => session.can(rule, ...subjects),
    uid: session.current?.uid,
    personId: session.current?.claims.pid,
  }
}
