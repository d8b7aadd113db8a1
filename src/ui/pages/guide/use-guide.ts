import { useMemo } from 'react'
import { type LiveQuery, useLiveQuery } from '../../app-services/live-query'
import { siteQueries } from '../../queries/site.queries'
import { notFound } from '../../routing/not-found'
import type { Visit } from '../../routing/row'
import { type GuideLinks, guideLinks } from './guide-links'

/** What a page of the guide draws from, in the edition of this visit. */
export interface Guide<T> {
  /** `null` where that is not published. */
  readonly guide: T
  readonly links: GuideLinks
  /** The edition shown is not the current one. */
  readonly past: boolean
}

/** The queries of a page of the guide: its own, and which edition is the current one. */
export const guideData = <T>({ app }: Pick<Visit, 'app'>, own: LiveQuery<T>) => [own, siteQueries(app).organisation()]

/** What `own` tells of an edition. One that was asked for by its year and is not published does not exist for visitors. */
export function useGuide<T>({ app }: Pick<Visit, 'app'>, editionId: string | undefined, own: LiveQuery<T>): Guide<T> {
  const guide = useLiveQuery(own)
  const current = useLiveQuery(siteQueries(app).organisation())?.currentEdition
  if (editionId !== undefined && guide === null) throw notFound()
  const past = editionId !== undefined && editionId !== current
  const links = useMemo(() => guideLinks(past ? editionId : undefined), [past, editionId])
  return { guide, links, past }
}
