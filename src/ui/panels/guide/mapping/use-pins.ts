import { useMemo } from 'react'
import { listings, sites } from '../../../../domain/guide/listings.collection'
import { CityOutlines, polygonsOf } from '../../../../domain/guide/places/outlines/city-outlines'
import { pinRows } from '../../../../domain/guide/places/pins/pin-rows'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { weekendColour } from '../../../map/weekend-colour'
import { recordsQuery } from '../../../queries/record.queries'
import { useEdition } from '../use-edition'
import { useNeighbourhoods, useWeekends } from '../weekends/use-weekends-and-neighbourhoods'

/** The pins of the chosen edition, with its buildings, outlines and weekends; `map` is what an `EditMap` draws below the pins. */
export function usePins() {
  const app = useApp()
  const edition = useEdition()
  const weekends = useWeekends(edition?.id)
  const neighbourhoods = useNeighbourhoods(edition?.city)
  const buildings = useLiveQuery(recordsQuery(app, sites, { where: [['city', '==', edition?.city ?? '']] }))
  const listed = useLiveQuery(recordsQuery(app, listings, { where: [['editionId', '==', edition?.id ?? '']] }))
  const [outlineKey, weekendKey] = [neighbourhoods, weekends].map(some => some.map(({ id, rev }) => `${id} ${rev}`).join())
  // The outlines are new objects at each render; their revisions tell whether they changed.
  // oxlint-disable-next-line react/exhaustive-deps -- by revision
  const outlines = useMemo(() => new CityOutlines(neighbourhoods), [outlineKey])
  const rows = useMemo(
    () => pinRows(listed, { sites: new Map(buildings.map(site => [site.id, site])), outlines, weekends }),
    // oxlint-disable-next-line react/exhaustive-deps -- by revision
    [listed, buildings, outlines, weekendKey],
  )
  const map = {
    land: useMemo(() => polygonsOf(edition?.land), [edition?.land]),
    streets: edition?.streets,
    areas: neighbourhoods
      .filter(({ status }) => status === 'active')
      .map(({ id, name, polygons }) => {
        const weekend = weekends.find(({ neighbourhoodIds }) => neighbourhoodIds.includes(id))
        return { id, name, colour: weekendColour(weekend?.n), outline: polygons }
      }),
  }
  return { edition, weekends, neighbourhoods, buildings, rows, map }
}
