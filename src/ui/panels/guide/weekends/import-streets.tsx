import { useState } from 'react'
import type { Polygons } from '../../../../domain/guide/editions.collection'
import { saveStreets } from '../../../../domain/guide/places/streets/save-streets.contract'
import { type StreetMap, streetPoints } from '../../../../domain/guide/places/streets/street-map'
import { streetsInFile } from '../../../../domain/guide/places/streets/streets-in-file'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useService } from '../../../app-services/app-context'
import { Button } from '../../../kit/button'
import { TextField } from '../../../kit/controls/text-field'
import { counted } from '../../../kit/counted'
import { Notice } from '../../../kit/feedback/notice'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import { cityBox } from './city-box'
import css from './weekends.module.css'

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
  const outcome = useOutcome()
  const [read, setRead] = useState<ReturnType<typeof streetsInFile>>()
  const save = (streets: StreetMap | undefined) =>
    void outcome.run('Saving the streets…', async () => {
      await callables.call(saveStreets, { editionId, ...(streets && { streets }) })
      setRead(undefined)
      return { message: `${streets ? 'The streets are saved' : 'The map has no streets'}. Visitors see the change when you publish the guide next.` }
    })
  return (
    <section aria-label="Streets and landmarks" className={css.mapSide}>
      <h3>Streets and landmarks</h3>
      <p className={css.hint}>
        A GeoJSON file with OpenStreetMap’s tags: streets, water, parks and places with a name. They travel with the guide, so the map asks no other
        server.
      </p>
      <TextField
        label="File of streets"
        type="file"
        accept=".geojson,.json,application/geo+json"
        onChange={event => void event.currentTarget.files?.[0]?.text().then(text => setRead(streetsInFile(text, cityBox(outlines))))}
      />
      {read && 'problem' in read && <Notice tone="bad" title={problems[read.problem]} />}
      {read && 'streets' in read && (
        <>
          <p>{contentOf(read.streets)}</p>
          <p>
            <Button look="main" onClick={() => save(read.streets)}>
              Save the streets
            </Button>
          </p>
        </>
      )}
      {hasStreets && !read && (
        <p>
          <Button onClick={() => save(undefined)}>Remove the streets</Button>
        </p>
      )}
      <OutcomeLine outcome={outcome} />
    </section>
  )
}

const contentOf = (map: StreetMap) =>
  [
    counted(map.main.length + map.side.length, 'street'),
    counted(map.parks.length, 'park'),
    counted(map.water.length, 'area of water', 'areas of water'),
    counted(map.landmarks.length, 'landmark'),
    counted(streetPoints(map), 'point'),
  ].join(', ')
