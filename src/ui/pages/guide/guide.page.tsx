import { lazy } from 'react'
import { guideAddress } from '../../../domain/guide/reading/parse-guide-address'
import { useLiveQuery } from '../../app-services/app-context'
import { lazyPart } from '../../delivery/lazy-after-hydration'
import { clockQueries } from '../../queries/clock.queries'
import { guideQueries } from '../../queries/guide.queries'
import { notFound } from '../../routing/route-failure'
import { useRouteVisit, type Visit } from '../../routing/use-route-visit'
import { GuideFrame } from './guide-frame'
import { editionIn } from './guide-links'
import { guideData, useGuide } from './use-guide'

// Four kinds of page share this address; each is its own chunk.
const GuideHome = lazyPart(() => import('./guide-home'))
const ListingView = lazyPart(() => import('./listing/listing-view'))
const BuildingView = lazyPart(() => import('./listing/building-view'))
const SavedItemsView = lazyPart(() => import('./saved-items-view'))
const NoGuideYet = lazy(() => import('./no-guide-yet'))

/** The edition that `/sfosguide/{id?}?edition=` shows: the year in its path, else the one in its search. */
function editionOf({ params, search }: Visit): string | undefined {
  const address = guideAddress(params['id'])
  return address.kind === 'edition' ? address.editionId : editionIn(search)
}

/** Whether the address is the edition's home, not one of its listings. */
function isCover({ params }: Visit): boolean {
  const { kind } = guideAddress(params['id'])
  return kind === 'home' || kind === 'edition'
}

const isSaved = ({ params }: Visit): boolean => guideAddress(params['id']).kind === 'saved'

const pageDataOf = ({ app, params, search }: Visit) => guideQueries(app).pageData(editionIn(search), params['id'] ?? '')

export const data = (visit: Visit) => {
  const { app } = visit
  const cover = guideQueries(app).front(editionOf(visit))
  const own = isSaved(visit)
    ? guideData(visit, cover)
    : isCover(visit)
      ? [...guideData(visit, cover), guideQueries(app).archive()]
      : guideData(visit, pageDataOf(visit))
  return [...own, clockQueries(app).now()]
}

export async function parts(visit: Visit): Promise<unknown> {
  if (isCover(visit)) return GuideHome.ahead()
  if (isSaved(visit)) return SavedItemsView.ahead()
  const pageData = await visit.app.queries.ensureQueryData(pageDataOf(visit))
  return pageData && (pageData.kind === 'building' ? BuildingView : ListingView).ahead()
}

/** Home of the guide, a past edition, a map number, a listing, or the visitor's saved items: `/sfosguide/{id?}`. */
export default function GuidePage() {
  const visit = useRouteVisit()
  if (isSaved(visit)) return <SavedItemsView />
  return isCover(visit) ? <Cover /> : <Place />
}

function Cover() {
  const visit = useRouteVisit()
  const editionId = editionOf(visit)
  const { guide: front, links, past } = useGuide(editionId, guideQueries(visit.app).front(editionId))
  const now = useLiveQuery(clockQueries(visit.app).now())
  if (!front) return <NoGuideYet />
  return (
    <GuideFrame {...{ links, past }} edition={front.edition}>
      <GuideHome {...{ front, editionId, links, past, now }} app={visit.app} />
    </GuideFrame>
  )
}

function Place() {
  const visit = useRouteVisit()
  const editionId = editionIn(visit.search)
  const { guide: pageData, links, past } = useGuide(editionId, pageDataOf(visit))
  const now = useLiveQuery(clockQueries(visit.app).now())
  if (!pageData) throw notFound()
  const mapIndex = guideQueries(visit.app).index(editionId)
  return (
    <GuideFrame {...{ links, past }} edition={pageData.edition}>
      {pageData.kind === 'building' ? (
        <BuildingView key={pageData.number} {...{ pageData, mapIndex, links, now }} />
      ) : (
        <ListingView key={pageData.card.id} {...{ pageData, mapIndex, links, now }} stamp={visit.search.get('stamp') ?? undefined} />
      )}
    </GuideFrame>
  )
}
