import { useMemo } from 'react'
import type { GuideFront } from '../../../domain/guide/guide-front'
import type { GuideIndex } from '../../../domain/guide/guide-snapshot'
import { useLiveQuery } from '../../app-services/live-query'
import { guideQueries } from '../../queries/guide.queries'
import { siteQueries } from '../../queries/site.queries'
import { notFound } from '../../routing/not-found'
import type { Visit } from '../../routing/row'
import { type GuideLinks, guideLinks } from './guide-links'

interface Edition {
  readonly links: GuideLinks
  /** The edition shown is not the current one. */
  readonly past: boolean
}

export interface Guide extends Edition {
  /** `null` while the organisation has no current edition or has not published it. */
  readonly index: GuideIndex | null
}

/** The queries every page of the guide draws from. */
export const guideData = ({ app }: Pick<Visit, 'app'>, editionId: string | undefined) => [
  guideQueries(app).index(editionId),
  siteQueries(app).organisation(),
]

/** The edition of this visit. */
export function useGuide(visit: Pick<Visit, 'app'>, editionId: string | undefined): Guide {
  const index = useLiveQuery(guideQueries(visit.app).index(editionId))
  return { index, ...useEdition(visit, editionId, index !== null) }
}

/** The queries that the guide's own front page draws from. */
export const guideFrontData = ({ app }: Pick<Visit, 'app'>, editionId: string | undefined) => [
  guideQueries(app).front(editionId),
  guideQueries(app).archive(),
  siteQueries(app).organisation(),
]

/** The front of this visit's edition. */
export function useGuideFront(visit: Pick<Visit, 'app'>, editionId: string | undefined): Edition & { readonly front: GuideFront | null } {
  const front = useLiveQuery(guideQueries(visit.app).front(editionId))
  return { front, ...useEdition(visit, editionId, front !== null) }
}

/** An edition that was asked for by its year and is not published does not exist for visitors. */
function useEdition({ app }: Pick<Visit, 'app'>, editionId: string | undefined, published: boolean): Edition {
  const current = useLiveQuery(siteQueries(app).organisation())?.currentEdition
  if (editionId !== undefined && !published) throw notFound()
  const past = editionId !== undefined && editionId !== current
  const links = useMemo(() => guideLinks(past ? editionId : undefined), [past, editionId])
  return { links, past }
}
