import { neighbourhoods, weekends } from '../../../../domain/guide/editions.collection'
import { polygonsOf } from '../../../../domain/guide/places/outlines/neighbourhood-at'
import { useApp } from '../../../app-services/app-context'
import { useLiveQuery } from '../../../app-services/live-query'
import { recordsQuery } from '../../../queries/record.queries'

/** The weekends of an edition, by number. */
export const useWeekends = (edition: string | undefined) =>
  useLiveQuery(recordsQuery(useApp(), weekends, { params: { edition: edition ?? 'none' } })).toSorted((a, b) => a.n - b.n)

/** The neighborhoods of a city in order, with their outlines. */
export const useNeighbourhoods = (city: string | undefined) =>
  useLiveQuery(recordsQuery(useApp(), neighbourhoods, { where: [['city', '==', city ?? '']] }))
    .toSorted((a, b) => a.order - b.order)
    .map(one => ({ ...one, polygons: polygonsOf(one.outline) }))
