import { type App, useApp, useLiveQuery } from '../../app-services/app-context'
import { portalQueries } from '../../listings-portal/portal.queries'
import { useSitePreview } from '../../preview/site-preview'
import { accountQueries } from '../../queries/account.queries'
import { type Section, sections } from './dashboard-sections'

/** What decides which sections a person has. */
export const ownSectionsData = (app: App) => {
  const account = accountQueries(app)
  return [account.profile(), portalQueries(app).all(), account.gifts(), account.monthlyGifts(), account.orders(), account.stamps()] as const
}

/** The sections that this person has something in or can begin something in, and the one that is open. */
export function useOwnSections(open: Section): readonly Section[] {
  const app = useApp()
  const account = accountQueries(app)
  const isArtist = useLiveQuery(account.profile()) !== null
  const portal = useLiveQuery(portalQueries(app).all())
  const gifts = useLiveQuery(account.gifts()).length + useLiveQuery(account.monthlyGifts()).length
  const orders = useLiveQuery(account.orders()).length
  const stamps = useLiveQuery(account.stamps()).length
  // Staff learn there what their role may not read.
  const isPreview = useSitePreview()?.person !== undefined
  const isEmpty: Partial<Record<Section['id'], boolean>> = {
    artworks: !isArtist,
    registrations: !isArtist,
    listings: !isArtist && !portal?.listings.length && !portal?.hosted.length,
    donations: gifts === 0,
    orders: orders === 0,
    passport: stamps === 0,
  }
  return sections.filter(({ id }) => isPreview || id === open.id || !isEmpty[id])
}
