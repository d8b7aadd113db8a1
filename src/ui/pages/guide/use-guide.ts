import { useMemo } from 'react'
import { type LiveQuery, useLiveQuery } from '../../app-services/app-context'
import { siteQueries, useOrganisation } from '../../queries/site.queries'
import { notFound } from '../../routing/route-failure'
import type { Visit } from '../../routing/use-route-visit'
import { type GuideLinks, guideLinks } from './guide-links'

/** Data of a guide page for the edition of this visit. */
export interface Guide<T> {
  /** `null` when it is not published. */
  readonly guide: T
  readonly links: GuideLinks
  /** The edition shown is not the current one. */
  readonly past: boolean
}

/** Queries of a guide page: its own, the id of the current edition, and the guide's navigation. */
export const guideData = <T>({ app }: Pick<Visit, 'app'>, own: LiveQuery<T>) => [
  own,
  siteQueries(app).organisation(),
  siteQueries(app).nav('section-sfosguide'),
]

/** Reads `own` for an edition. An unpublished edition does not exist for visitors. */
export function useGuide<T>(editionId: string | undefined, own: LiveQuery<T>): Guide<T> {
  const guide = useLiveQuery(own)
  const current = useOrganisation()?.currentEdition
  if (editionId !== undefined && guide === null) throw notFound()
  const past = editionId !== undefined && editionId !== current
  const links = useMemo(() => guideLinks(past ? editionId : undefined), [past, editionId])
  return { guide, links, past }
}
