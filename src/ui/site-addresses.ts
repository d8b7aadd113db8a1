import { PublishedArt } from '../domain/art/published-art'
import { EventCalendar } from '../domain/calendar/event-calendar'
import { pages } from '../domain/content/pages.collection'
import { OfferedCauses } from '../domain/giving/offered-causes'
import { stopsOf } from '../domain/guide/reading/find-listing-or-building'
import { PublishedGuide } from '../domain/guide/reading/published-guide'
import { OfferedPrograms } from '../domain/programs/offered-programs'
import type { Services } from '../domain/shared/functions/service'
import { Records } from '../domain/shared/records/records'
import { publicRoutes } from './public-routes'
import { isPublic } from './routing/public-route-match'

/** Addresses of public pages that exist in every season. */
export const fixedAddresses = (): readonly string[] =>
  publicRoutes.filter(route => isPublic(route) && route.payload && !route.path.includes(':')).map(({ path }) => path)

/** The largest number of written pages in the sitemap. */
const maxPages = 1_000

/** The address of every page that search engines may list, from what these services let a visitor see. */
export async function siteAddresses(services: Services): Promise<readonly string[]> {
  const [guide, editions, art, calendar, written, programs, campaigns] = await Promise.all([
    services.get(PublishedGuide).index(),
    services.get(PublishedGuide).archive(),
    services.get(PublishedArt).collection(),
    services.get(EventCalendar).index(),
    services.get(Records).find(pages, { where: [['status', '==', 'published']], limit: maxPages }),
    services.get(OfferedPrograms).programs.read(),
    services.get(OfferedCauses).campaigns.read(),
  ])
  const below = (parent: string, ids: readonly (string | number)[] = []) => ids.map(id => `${parent}/${encodeURIComponent(id)}`)
  const idsOf = (found: readonly { readonly id: string }[] = []) => found.map(({ id }) => id)
  const addresses = [
    ...fixedAddresses(),
    ...written.map(({ parent, slug }) => (parent === undefined ? `/${slug}` : `/${parent}/${slug}`)),
    ...below(
      '/artist',
      art?.artists.map(({ handle }) => handle),
    ),
    ...below('/art', idsOf(art?.works)),
    ...below('/events', idsOf(calendar?.events)),
    ...below('/programs', idsOf(programs)),
    ...below('/donors', idsOf(campaigns)),
    ...below('/sfosguide', idsOf(editions.filter(({ current }) => !current))),
    ...below('/sfosguide', guide && stopsOf(guide).map(({ number }) => number)),
    ...below('/sfosguide/articles', idsOf(guide?.articles)),
  ]
  return [...new Set(addresses)]
}
