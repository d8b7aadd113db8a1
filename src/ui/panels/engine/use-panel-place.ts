import { Session } from '../../../domain/accounts/session'
import type { Rule, Subject } from '../../../domain/shared/policy'
import { useApp, useService } from '../../app-services/app'
import { useLiveQuery } from '../../app-services/live-query'
import { useOfficePanels } from '../../office/office-panels'
import { panelName } from '../../office/panel-address'
import { siteQueries } from '../../queries/site.queries'

export interface PanelPlace {
  /** First part of the panel's address: `resources`. */
  readonly slug: string
  /** Its name in the catalogue. */
  readonly title: string
  /** The organisation's zone: times of the office are told in it. */
  readonly tz: string
  /** Whether the policy allows it to who is here; the store decides again when it is tried. */
  readonly may: (rule: Rule, ...subjects: readonly Subject[]) => boolean
}

/** Where a panel stands, and for whom. */
export function usePanelPlace(): PanelPlace {
  const session = useService(Session)
  const tz = useLiveQuery(siteQueries(useApp()).organisation())?.tz ?? 'UTC'
  const { open } = useOfficePanels()
  return { slug: open ? panelName(open) : '', title: open?.title ?? '', tz, may: (rule, ...subjects) => session.can(rule, ...subjects) }
}
