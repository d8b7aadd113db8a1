import { Suspense } from 'react'
import { isUnexpired, matchesResourceQuery } from '../../../domain/resources/resource-query'
import { useLiveQuery } from '../../app-services/app-context'
import { UnfilledPage } from '../../blocks/empty/unfilled-page'
import { lazyAfterHydration } from '../../delivery/lazy-after-hydration'
import { WhenHydrated } from '../../delivery/when-hydrated'
import { LinkButton } from '../../kit/button'
import { Skeleton } from '../../kit/feedback/skeleton'
import { PageHead } from '../../kit/page-head'
import { clockQueries, useNow } from '../../queries/clock.queries'
import { resourceQueries } from '../../queries/resource.queries'
import { sectionQueries } from '../../queries/section.queries'
import { siteQueries, useOrganisation } from '../../queries/site.queries'
import { useRouteVisit, type Visit } from '../../routing/use-route-visit'
import { SectionFrame } from '../sections/section-frame'
import { LibrarySections } from './library-sections'
import { libraryPath, readLibraryAddress } from './resource-address'

// These stay as prerendered until hydration.
const LibraryFilters = lazyAfterHydration(async () => ({ default: (await import('./library-filters')).LibraryFilters }))
const SheetView = lazyAfterHydration(() => import('./sheet-view'))

export const data = ({ app }: Visit) => [
  sectionQueries(app).section('artists'),
  resourceQueries(app).resources(),
  siteQueries(app).organisation(),
  clockQueries(app).now(),
]

/** The artists' library: deadlines, spaces to share, sheets to print and articles. */
export default function ArtistResourcesPage() {
  const { app, search } = useRouteVisit()
  const section = useLiveQuery(sectionQueries(app).section('artists'))
  const resources = useLiveQuery(resourceQueries(app).resources())
  const tz = useOrganisation()?.tz ?? 'UTC'
  const now = useNow()
  const { sheet, ...question } = readLibraryAddress(search)
  const unexpired = resources.filter(resource => isUnexpired(resource, now))
  const shown = unexpired.filter(resource => matchesResourceQuery(resource, question))
  return (
    <SectionFrame slug="artists" section={section} path={libraryPath}>
      <PageHead
        over="For artists"
        title="Resources"
        lead="Deadlines, spaces to share, sheets to print before an open weekend, and advice from other artists."
      />
      {sheet ? (
        <WhenHydrated fallback={<Skeleton height="30rem" />}>
          <SheetView key={sheet} sheet={sheet} />
        </WhenHydrated>
      ) : unexpired.length === 0 ? (
        <UnfilledPage begins="resources" title="No resources yet" action={<LinkButton to="/artists">For artists</LinkButton>}>
          <p>We add opportunities and templates each season. Read how to take part.</p>
        </UnfilledPage>
      ) : (
        <>
          <Suspense fallback={null}>
            <LibraryFilters resources={unexpired} search={search} />
          </Suspense>
          <LibrarySections resources={shown} query={question} now={now} tz={tz} />
        </>
      )}
    </SectionFrame>
  )
}
