import type { Polygons } from '../../../../domain/guide/editions.collection'
import { saveStreets } from '../../../../domain/guide/places/streets/save-streets.contract'
import { type StreetMap, streetPoints } from '../../../../domain/guide/places/streets/street-map'
import { streetsInFile } from '../../../../domain/guide/places/streets/streets-in-file'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useService } from '../../../app-services/app-context'
import { counted } from '../../../kit/counted'
import { cityBox } from './city-box'
import { MapFileSection } from './map-file-section'

interface ImportStreetsProps {
  readonly editionId: string
  readonly hasStreets: boolean
  /** Outlines of the city's neighborhoods: what lies farther away is left out of the map. */
  readonly outlines: readonly Polygons[]
}

const problems = {
  'not-json': 'This is not a GeoJSON file. Export the map as GeoJSON and choose that file.',
  'not-geojson': 'This file holds other data than a list of streets. Export it as a GeoJSON “FeatureCollection”.',
  'not-degrees': 'The coordinates of this file are not degrees. Export it again in WGS 84 (EPSG:4326).',
  'no-streets': 'This file holds no streets in this city. Check that its neighborhoods are drawn, and choose the file with its streets.',
  'too-large': 'This file holds more streets than a map can carry. Export a smaller area, or fewer kinds of streets.',
}

/** Imports the streets, parks, water and landmarks below the map, or removes them. */
export function ImportStreets({ editionId, hasStreets, outlines }: ImportStreetsProps) {
  const callables = useService(Callables)
  return (
    <MapFileSection
      title="Streets and landmarks"
      hint="A GeoJSON file with OpenStreetMap’s tags: streets, stairs (“highway=steps”, which routes go around), water, parks and places with a name. They travel with the guide, so the map asks no other server."
      noun="streets"
      fileLabel="File of streets"
      accept=".geojson,.json,application/geo+json"
      isStored={hasStreets}
      problems={problems}
      removed="The map has no streets"
      read={async ([file]) => {
        const read = streetsInFile((await file?.text()) ?? '', cityBox(outlines))
        return 'problem' in read ? read : { found: read.streets }
      }}
      contentOf={contentOf}
      save={streets => callables.call(saveStreets, { editionId, ...(streets && { streets }) })}
    />
  )
}

const contentOf = (map: StreetMap) =>
  [
    counted(map.main.length + map.side.length, 'street'),
    counted(map.stairs?.length ?? 0, 'flight of stairs', 'flights of stairs'),
    counted(map.parks.length, 'park'),
    counted(map.water.length, 'area of water', 'areas of water'),
    counted(map.landmarks.length, 'landmark'),
    counted(streetPoints(map), 'point'),
  ].join(', ')
