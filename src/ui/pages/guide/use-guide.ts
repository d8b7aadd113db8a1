import { useMemo } from 'react'
import type { GuideIndex } from '../../../domain/guide/guide-snapshot'
import { useLiveQuery } from '../../app-services/live-query'
import { guideQueries } from '../../queries/guide.queries'
import { siteQueries } from '../../queries/site.queries'
import { notFound } from '../../routing/not-found'
import type { Visit } from '../../routing/row'
import { type GuideLinks, guideLinks } from './guide-links'

export interface Guide {
  /** `null` while the organisation has no current edition or has not published it. */
  readonly index: GuideIndex | null
  readonly links: GuideLinks
  /** The edition shown is not the current one. */
  readonly past: boolean
}

/** The queries every page of the guide draws from. */
export const guideData = ({ app }: Pick<Visit, 'app'>, editionId: string | undefined) => [
  guideQueries(app).index(editionId),
  siteQueries(app).organisation(),
]

/** The edition of this visit. An edition that was asked for by its year and is not published does not exist for visitors. */
export function useGuide({ app }: Pick<Visit, 'app'>, editionId: string | undefined): Guide {
  const index = useLiveQuery(guideQueries(app).index(editionId))
  const current = useLiveQuery(siteQueries(app).organisation())?.currentEdition
  if (editionId !== undefined && index === null) throw notFound()
  const past = editionId !== undefined && editionId !== current
  const links = useMemo(() => guideLinks(past ? editionId : undefined), [past, editionId])
  return { index, links, past }
}
