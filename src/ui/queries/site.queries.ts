import type { NavItem } from '../../domain/content/nav.collection'
import type { Organisation, SiteContent } from '../../domain/content/site-content'
import type { SlugResolution } from '../../domain/slugs/slug-resolver'
import { type App, type LiveQuery, useApp, useLiveQuery } from '../app-services/app-context'
import { serviceAfterHydration } from '../app-services/service-after-hydration'
import { readingQuery } from './query-of-reading'

export type { Organisation }

/** The organization's data on every public page. `null` for a record that does not exist yet. */
export const siteQueries = (app: App) => {
  const content = () => serviceAfterHydration(app, async () => (await import('../../domain/content/site-content')).SiteContent)
  const addresses = () => serviceAfterHydration(app, async () => (await import('../../domain/slugs/slug-resolver')).SlugResolver)
  return {
    organisation: (): LiveQuery<Organisation | null> => readingQuery(['site', 'organisation'], async () => (await content()).organisation),

    nav: (set: Parameters<SiteContent['nav']>[0]): LiveQuery<readonly NavItem[]> =>
      readingQuery(['site', 'nav', set], async () => (await content()).nav(set)),

    /** The target of a first path segment: a page, a short link's target, an artist, or nothing. A click is counted once per visit. */
    address: (slug: string): LiveQuery<SlugResolution> => ({
      queryKey: ['site', 'address', slug],
      queryFn: async () => (await addresses()).resolve(slug),
      live: async (next, fail) => (await addresses()).watchPage(slug, next, fail),
    }),
  }
}

/** The organization's settings; `null` before anybody has entered them. */
export const useOrganisation = (): Organisation | null => useLiveQuery(siteQueries(useApp()).organisation())
