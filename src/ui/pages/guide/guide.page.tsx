import { lazy } from 'react'
import { guideAddress } from '../../../domain/guide/guide-numbers'
import { guidePlace } from '../../../domain/guide/guide-place'
import { useLiveQuery } from '../../app-services/live-query'
import { clockQueries } from '../../queries/clock.queries'
import { guideQueries } from '../../queries/guide.queries'
import { notFound } from '../../routing/not-found'
import type { Visit } from '../../routing/row'
import { useVisit } from '../../routing/use-visit'
import { GuideFrame } from './guide-frame'
import { editionIn } from './guide-links'
import { guideData, guideFrontData, useGuide, useGuideFront } from './use-guide'

// Three kinds of page at one address: each comes alone.
const GuideHome = lazy(async () => ({ default: (await import('./guide-home')).GuideHome }))
const NoGuideYet = lazy(async () => ({ default: (await import('./no-guide-yet')).NoGuideYet }))
const ListingSheet = lazy(async () => ({ default: (await import('./listing-sheet')).ListingSheet }))
const BuildingSheet = lazy(async () => ({ default: (await import('./building-sheet')).BuildingSheet }))

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

export const data = (visit: Visit) => {
  const { app, params } = visit
  const edition = editionOf(visit)
  const own = isCover(visit) ? guideFrontData(visit, edition) : [...guideData(visit, edition), guideQueries(app).sheet(edition, params['id'] ?? '')]
  return [...own, clockQueries(app).now()]
}

/** The guide's home, an earlier edition, a map number or a listing: `/sfosguide/{id?}`. */
export default function GuidePage() {
  return isCover(useVisit()) ? <Cover /> : <Place />
}

function Cover() {
  const visit = useVisit()
  const editionId = editionOf(visit)
  const { front, links, past } = useGuideFront(visit, editionId)
  const now = useLiveQuery(clockQueries(visit.app).now())
  if (!front) return <NoGuideYet />
  return (
    <GuideFrame {...{ links, past }} index={front}>
      <GuideHome {...{ front, editionId, links, past, now }} app={visit.app} />
    </GuideFrame>
  )
}

function Place() {
  const visit = useVisit()
  const id = visit.params['id']
  const edition = editionOf(visit)
  const { index, links, past } = useGuide(visit, edition)
  const now = useLiveQuery(clockQueries(visit.app).now())
  const place = index ? guidePlace(index, id) : undefined
  if (!index || !place) throw notFound()
  return (
    <GuideFrame {...{ links, index, past }}>
      {place.kind === 'building' ? (
        <BuildingSheet key={place.number} {...{ index, links, now, place }} />
      ) : (
        <ListingSheet key={place.card.id} {...{ index, links, now }} card={place.card} sheet={guideQueries(visit.app).sheet(edition, id ?? '')} />
      )}
    </GuideFrame>
  )
}
