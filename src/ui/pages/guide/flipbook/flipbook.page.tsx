import { lazy, Suspense, useMemo } from 'react'
import { lazyAfterHydration } from '../../../delivery/lazy-after-hydration'
import { flipbookQueries } from '../../../flipbook/flipbook.queries'
import { DocumentTitle } from '../../../kit/document-title'
import { useRouteVisit, type Visit } from '../../../routing/use-route-visit'
import { GuideFrame } from '../guide-frame'
import { editionIn } from '../guide-links'
import { guideData, useGuide } from '../use-guide'
import css from './flipbook.module.css'

const NoFlipbookYet = lazy(async () => ({ default: (await import('./no-flipbook-yet')).NoFlipbookYet }))

// Keeps its prerendered HTML until after hydration.
const Reader = lazyAfterHydration(async () => ({ default: (await import('../../../flipbook/reader')).Reader }))

const ownOf = ({ app, search }: Visit) => flipbookQueries(app).opened(editionIn(search))

export const data = (visit: Visit) => [...guideData(visit, ownOf(visit)), flipbookQueries(visit.app).editions()]

/** The guide as a book whose pages are turned. */
export default function FlipbookPage() {
  const visit = useRouteVisit()
  const { app } = visit
  const { guide: opened, links, past } = useGuide(editionIn(visit.search), ownOf(visit))
  const bookLinks = useMemo(
    () => ({
      listingLink: (id: string) => links.number(id),
      articleLink: links.article,
      eventLink: (id: string) => `/events/${id}`,
      pageLink: (page: number) => links.maps({ page: String(page) }).replace('/maps', '/flipbook'),
    }),
    [links],
  )
  if (!opened) return <NoFlipbookYet app={app} />
  const { edition } = opened.book
  return (
    <GuideFrame {...{ links, edition, past }} wide>
      <DocumentTitle
        specific={edition.name}
        description={`${edition.name} page by page: studios, maps, articles and indexes, with text you can search.`}
      />
      <h1 className={css.title} tabIndex={-1}>
        {edition.name}, page by page
      </h1>
      <Suspense fallback={<div className={css.room} />}>
        <Reader key={opened.book.hash} app={app} opened={opened} links={bookLinks} />
      </Suspense>
    </GuideFrame>
  )
}
