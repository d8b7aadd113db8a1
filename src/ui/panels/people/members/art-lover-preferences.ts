import { useMemo } from 'react'
import { neighbourhoods } from '../../../../domain/guide/editions.collection'
import { type ArtLover, artLovers } from '../../../../domain/memberships/art-lovers.collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { recordsQuery } from '../../../queries/record.queries'
import type { MemberFacts } from './member-row'

const budgets: Readonly<Record<NonNullable<ArtLover['budget']>, string>> = {
  under100: 'Under $100',
  under500: 'Under $500',
  under2000: 'Under $2,000',
  above: '$2,000 and more',
}

/** The stated preferences of art lovers. */
export function useArtLoverPreferences(): MemberFacts {
  const app = useApp()
  const all = useLiveQuery(recordsQuery(app, artLovers))
  const active = useLiveQuery(recordsQuery(app, neighbourhoods, { where: [['status', '==', 'active']] }))
  return useMemo(() => {
    const names = new Map(active.map(({ id, name }) => [id, name]))
    return new Map(
      all.map(({ id, media, neighbourhoodIds, budget, namedInPublic }) => [
        id,
        {
          prefers: { media, neighborhoods: neighbourhoodIds.flatMap(one => names.get(one) ?? []), budget: budget && budgets[budget], namedInPublic },
        },
      ]),
    )
  }, [all, active])
}
