import { useEffect } from 'react'
import { OwnDesk } from '../../domain/operations/own-desk'
import { useApp, useService } from '../app-services/app'
import { useLiveQuery } from '../app-services/live-query'
import { deskQueries } from '../queries/desk.queries'
import type { SignedIn } from '../queries/session.queries'

const area = '/cpanel/'
/** Visited panels that are offered again. */
const recentLength = 6

/** Slugs of the panels that a member of staff pinned and of those she opened last, on whatever device. */
export function useOwnPanels(user: SignedIn) {
  const desk = useService(OwnDesk)
  const { pinned, recent } = useLiveQuery(deskQueries(useApp()).content(user.uid))
  return {
    pinned,
    recent: recent.flatMap(address => (address.startsWith(area) ? [address.slice(area.length)] : [])).slice(0, recentLength),
    /** Absent where she has no desk to pin anything to. */
    ...(desk.isThere && { toggle: (slug: string) => (pinned.includes(slug) ? desk.unpin(slug) : desk.pin(slug)) }),
  }
}

/** Notes the panel that is open. */
export function useNotedVisit(slug: string | undefined): void {
  const desk = useService(OwnDesk)
  useEffect(() => {
    // A list of what was open last is a help: without it the panel works as well.
    if (slug !== undefined) desk.visit(area + slug).catch((error: unknown) => console.warn('the visit is not on the desk', error))
  }, [desk, slug])
}
