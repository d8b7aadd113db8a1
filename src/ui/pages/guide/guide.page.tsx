import { lazy } from 'react'
import { guideAddress } from '../../../domain/guide/reading/guide-numbers'
import { useLiveQuery } from '../../app-services/live-query'
import { clockQueries } from '../../queries/clock.queries'
import { guideQueries } from '../../queries/guide.queries'
import type { Visit } from '../../routing/route-definition'
import { notFound } from '../../routing/route-failure'
import { useRouteVisit } from '../../routing/use-route-visit'
import { GuideFrame } from './guide-frame'
import { editionIn } from './guide-links'
import { guideData, useGuide } from './use-guide'

// Three kinds of page share this address; each is its own chunk.
const guideHome = () => import('./guide-home')
const listingView = () => import('./listing/listing-view')
const buildingView = () => import('./listing/building-view')
const GuideHome = lazy(async () => ({ default: (await guideHome()).GuideHome }))
const NoGuideYet = lazy(async () => ({ default: (await import('./no-guide-yet')).NoGuideYet }))
const ListingView = lazy(async () => ({ default: (await listingView()).ListingView }))
const BuildingView = lazy(async () => ({ default: (await buildingView()).BuildingView }))

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

const sheetOf = ({ app, params, search }: Visit) => guideQueries(app).sheet(editionIn(search), params['id'] ?? '')

export const data = (visit: Visit) => {
  const { app } = visit
  const cover = guideQueries(app).front(editionOf(visit))
  const own = isCover(visit) ? [...guideData(visit, cover), guideQueries(app).archive()] : guideData(visit, sheetOf(visit))
  return [...own, clockQueries(app).now()]
}

export async function parts(visit: Visit): Promise<unknown> {
  if (isCover(visit)) return guideHome()
  const sheet = await visit.app.queries.ensureQueryData(sheetOf(visit))
  return sheet && (sheet.kind === 'building' ? buildingView() : listingView())
}

/** Home of the guide, a past edition, a map number or a listing: `/sfosguide/{id?}`. */
export default function GuidePage() {
  return isCover(useRouteVisit()) ? <Cover /> : <Place />
}

function Cover() {
  const visit = useRouteVisit()
  const editionId = editionOf(visit)
  const { guide: front, links, past } = useGuide(visit, editionId, guideQueries(visit.app).front(editionId))
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
  const { guide: sheet, links, past } = useGuide(visit, editionId, sheetOf(visit))
  const now = useLiveQuery(clockQueries(visit.app).now())
  if (!sheet) throw notFound()
  const mapIndex = guideQueries(visit.app).index(editionId)
  return (
    <GuideFrame {...{ links, past }} edition={sheet.edition}>
      {sheet.kind === 'building' ? (
        <BuildingView key={sheet.number} {...{ sheet, mapIndex, links, now }} />
      ) : (
        <ListingView key={sheet.card.id} {...{ sheet, mapIndex, links, now }} />
      )}
    </GuideFrame>
  )
}
