import { useMemo } from 'react'
import { neighbourhoods, weekends } from '../../../../domain/guide/editions.collection'
import { polygonsOf } from '../../../../domain/guide/places/outlines/city-outlines'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { recordsQuery } from '../../../queries/record.queries'
import { useEdition } from '../use-edition'

/** The weekends of an edition, by number. */
export function useWeekends(edition: string | undefined) {
  const found = useLiveQuery(recordsQuery(useApp(), weekends, { params: { edition: edition ?? 'none' } }))
  return useMemo(() => found.toSorted((a, b) => a.n - b.n), [found])
}

/** Those of a city that are not retired. */
export const useActiveNeighbourhoods = (city: string | undefined) => useNeighbourhoods(city).filter(({ status }) => status === 'active')

/** The neighborhoods of a city in order, with their outlines. */
export const useNeighbourhoods = (city: string | undefined) =>
  useLiveQuery(recordsQuery(useApp(), neighbourhoods, { where: [['city', '==', city ?? '']] }))
    .toSorted((a, b) => a.order - b.order)
    .map(one => ({ ...one, polygons: polygonsOf(one.outline) }))

/** The map of the edition in the address, to place something on. */
export function useEditionGround() {
  const edition = useEdition()
  const areas = useActiveNeighbourhoods(edition?.city).map(({ id, name, colour, polygons }) => ({ id, name, colour, outline: polygons }))
  return { land: polygonsOf(edition?.land), streets: edition?.streets, areas }
}
