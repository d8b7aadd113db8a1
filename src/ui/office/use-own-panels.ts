import { useEffect } from 'react'
import { PanelShortcuts } from '../../domain/office/panel-shortcuts'
import { useApp, useLiveQuery, useService } from '../app-services/app-context'
import type { SignedIn } from '../queries/session.queries'
import { shortcutQueries } from '../queries/shortcut.queries'

const area = '/cpanel/'
/** Recently visited panels shown. */
const recentLength = 6

/** Slugs of the panels that a member of staff pinned and opened last, on any device. */
export function useOwnPanels(user: SignedIn) {
  const shortcuts = useService(PanelShortcuts)
  const { pinned, recent } = useLiveQuery(shortcutQueries(useApp()).content(user.uid))
  return {
    pinned,
    recent: recent.flatMap(address => (address.startsWith(area) ? [address.slice(area.length)] : [])).slice(0, recentLength),
    /** Absent if pins cannot be stored. */
    ...(shortcuts.isThere && { toggle: (slug: string) => (pinned.includes(slug) ? shortcuts.unpin(slug) : shortcuts.pin(slug)) }),
  }
}

/** Records a visit to the open panel. */
export function useNotedVisit(slug: string | undefined): void {
  const shortcuts = useService(PanelShortcuts)
  useEffect(() => {
    // The list of recent panels is a convenience: a failure does not matter.
    if (slug !== undefined) shortcuts.visit(area + slug).catch((error: unknown) => console.warn('the visit was not recorded', error))
  }, [shortcuts, slug])
}
