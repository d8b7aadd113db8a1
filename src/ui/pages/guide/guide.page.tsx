import { lazy } from 'react'
import { guideAddress } from '../../../domain/guide/guide-numbers'
import { useLiveQuery } from '../../app-services/live-query'
import { clockQueries } from '../../queries/clock.queries'
import { guideQueries } from '../../queries/guide.queries'
import { notFound } from '../../routing/not-found'
import type { Visit } from '../../routing/row'
import { useVisit } from '../../routing/use-visit'
import { GuideFrame } from './guide-frame'
import { editionIn } from './guide-links'
import { guideData, useGuide } from './use-guide'

// Three kinds of page at one address: each comes alone.
const guideHome = () => import('./guide-home')
const listingSheet = () => import('./listing-sheet')
const buildingSheet = () => import('./building-sheet')
const GuideHome = lazy(async () => ({ default: (await guideHome()).GuideHome }))
const NoGuideYet = lazy(async () => ({ default: (await import('./no-guide-yet')).NoGuideYet }))
const ListingSheet = lazy(async () => ({ default: (await listingSheet()).ListingSheet }))
const BuildingSheet = lazy(async () => ({ default: (await buildingSheet()).BuildingSheet }))

/** The edition that `/sfosguide/{id?}?edition=` shows: the year in its path, else the one in its search. */
function editionOf({ params, search }: Visit): string | undefined {
  const address = guideAddress(params['id'])
  return address.kind === 'edition' ? address.editionId : editionIn(search)
}

/** The cover of an edition, and not a place in it. */
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
  return sheet && (sheet.kind === 'building' ? buildingSheet() : listingSheet())
}

/** The guide's home, an earlier edition, a map number or a listing: `/sfosguide/{id?}`. */
export default function GuidePage() {
  return isCover(useVisit()) ? <Cover /> : <Place />
}

function Cover() {
  const visit = useVisit()
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
  const visit = useVisit()
  const editionId = editionIn(visit.search)
  const { guide: sheet, links, past } = useGuide(visit, editionId, sheetOf(visit))
  const now = useLiveQuery(clockQueries(visit.app).now())
  if (!sheet) throw notFound()
  const ground = guideQueries(visit.app).index(editionId)
  return (
    <GuideFrame {...{ links, past }} edition={sheet.edition}>
      {sheet.kind === 'building' ? (
        <BuildingSheet key={sheet.number} {...{ sheet, ground, links, now }} />
      ) : (
        <ListingSheet key={sheet.card.id} {...{ sheet, ground, links, now }} />
      )}
    </GuideFrame>
  )
}
