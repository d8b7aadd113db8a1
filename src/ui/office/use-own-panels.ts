import { useEffect } from 'react'
import { PanelShortcuts } from '../../domain/office/panel-shortcuts'
import { useApp, useService } from '../app-services/app'
import { useLiveQuery } from '../app-services/live-query'
import type { SignedIn } from '../queries/session.queries'
import { shortcutQueries } from '../queries/shortcut.queries'

const area = '/cpanel/'
/** Visited panels that are offered again. */
const recentLength = 6

/** Slugs of the panels that a member of staff pinned and of those she opened last, on whatever device. */
export function useOwnPanels(user: SignedIn) {
  const shortcuts = useService(PanelShortcuts)
  const { pinned, recent } = useLiveQuery(shortcutQueries(useApp()).content(user.uid))
  return {
    pinned,
    recent: recent.flatMap(address => (address.startsWith(area) ? [address.slice(area.length)] : [])).slice(0, recentLength),
    /** Absent where she has no desk to pin anything to. */
    ...(shortcuts.isThere && { toggle: (slug: string) => (pinned.includes(slug) ? shortcuts.unpin(slug) : shortcuts.pin(slug)) }),
  }
}

/** Notes the panel that is open. */
export function useNotedVisit(slug: string | undefined): void {
  const shortcuts = useService(PanelShortcuts)
  useEffect(() => {
    // A list of what was open last is a help: without it the panel works as well.
    if (slug !== undefined) shortcuts.visit(area + slug).catch((error: unknown) => console.warn('the visit is not on the desk', error))
  }, [shortcuts, slug])
}
