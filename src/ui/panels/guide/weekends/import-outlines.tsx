import { useState } from 'react'
import type { Polygons } from '../../../../domain/guide/editions.collection'
import { pointsIn } from '../../../../domain/guide/places/outlines/outline-shapes'
import { outlinesInFile } from '../../../../domain/guide/places/outlines/outlines-in-file'
import { saveOutlines } from '../../../../domain/guide/places/outlines/save-outlines.contract'
import { simplified } from '../../../../domain/guide/places/outlines/simplify-outlines'
import { Callables } from '../../../../domain/shared/functions/callables'
import { slugOf } from '../../../../domain/shared/text/slug'
import { useService } from '../../../app-services/app-context'
import { Button } from '../../../kit/button'
import { Select } from '../../../kit/controls/select'
import { TextField } from '../../../kit/controls/text-field'
import { counted } from '../../../kit/counted'
import { Notice } from '../../../kit/feedback/notice'
import { Table } from '../../../kit/table'
import type { MapArea } from '../../../map/edit-map'
import { Link } from '../../../routing/link'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import css from './weekends.module.css'

interface ImportOutlinesProps {
  readonly editionId: string
  readonly city: string
  readonly known: readonly { readonly id: string; readonly name: string }[]
  /** The areas of a file that was chosen, for the map; none once they are imported. */
  readonly onChosen: (areas: readonly MapArea[]) => void
}

interface Chosen {
  readonly text: string
  readonly nameKey: string | undefined
  readonly nameKeys: readonly string[]
  readonly rows: readonly { readonly name: string; readonly before: number; readonly outline: Polygons; readonly id: string | undefined }[]
}

const problems = {
  'not-json': 'This is not a GeoJSON file. Export the areas as GeoJSON and choose that file.',
  'not-geojson': 'This file holds other data than a list of areas. Export it as a GeoJSON “FeatureCollection”.',
  'no-areas': 'This file holds no areas, only points or lines. Choose the file with the outlines.',
  'not-degrees': 'The coordinates of this file are not degrees. Export it again in WGS 84 (EPSG:4326).',
}

/** Imports outlines from a GeoJSON file: shows its areas, simplified, before anything is stored. */
export function ImportOutlines({ editionId, city, known, onChosen }: ImportOutlinesProps) {
  const callables = useService(Callables)
  const outcome = useOutcome()
  const [chosen, setChosenFile] = useState<Chosen>()
  const [refused, setRefused] = useState<keyof typeof problems>()
  const setChosen = (file: Chosen | undefined) => {
    setChosenFile(file)
    onChosen(file?.rows.map(({ id, name, outline }, i) => ({ id: id ?? `new-${i}`, name, colour: 'var(--accent)', outline, isSelected: true })) ?? [])
  }
  const read = (text: string, nameKey?: string) => {
    const file = outlinesInFile(text, nameKey)
    setRefused('problem' in file ? file.problem : undefined)
    if ('problem' in file) return setChosen(undefined)
    const outlines = simplified(file.outlines.map(({ outline }) => outline))
    setChosen({
      text,
      nameKey,
      nameKeys: file.nameKeys,
      rows: file.outlines.map(({ name, outline }, i) => ({
        name,
        before: pointsIn(outline),
        outline: outlines[i]!,
        id: known.find(one => slugOf(one.name) === slugOf(name))?.id,
      })),
    })
  }
  const save = () =>
    void outcome.run('Saving the outlines…', async () => {
      const outlines = chosen!.rows.map(({ id, name, outline }) => ({
        ...(id !== undefined && { id }),
        name,
        outline: outline.map(rings => rings.map(ring => ring.map(([lng, lat]): [number, number] => [lng, lat]))),
      }))
      const { created, changed } = await callables.call(saveOutlines, { city, cut: true, outlines })
      setChosen(undefined)
      return { message: `${counted(created.length, 'neighborhood')} created, ${changed} changed.` }
    })
  return (
    <section aria-label="Import outlines" className={css.mapSide}>
      <h2>Import outlines</h2>
      <p className={css.hint}>
        A GeoJSON file of neighborhoods, such as a city publishes. Each outline gets at most 200 points. Where two overlap, the later one is cut off.
      </p>
      <TextField
        label="GeoJSON file"
        type="file"
        accept=".geojson,.json,application/geo+json"
        onChange={event => void event.currentTarget.files?.[0]?.text().then(text => read(text))}
      />
      {refused && <Notice tone="bad" title={problems[refused]} />}
      {chosen && (
        <>
          {chosen.nameKeys.length > 1 && (
            <Select
              label="The name is in"
              value={chosen.nameKey ?? ''}
              options={[{ value: '', label: 'The likeliest' }, ...chosen.nameKeys]}
              onChange={event => read(chosen.text, event.currentTarget.value || undefined)}
            />
          )}
          <p className={css.hint}>The map shows them. Nothing is stored yet.</p>
          <div className={css.scroll}>
            <Table aria-label="Neighborhoods in the file">
              <thead>
                <tr>
                  <th scope="col">Neighborhood</th>
                  <th scope="col">Becomes</th>
                  <th scope="col" data-number>
                    Points
                  </th>
                </tr>
              </thead>
              <tbody>
                {chosen.rows.map(({ name, id, before, outline }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{id === undefined ? 'new' : 'changed'}</td>
                    <td data-number>
                      {before} → {pointsIn(outline)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </div>
          <div className={css.acts}>
            <Button look="main" onClick={save}>
              Import {counted(chosen.rows.length, 'outline')}
            </Button>
            <Button onClick={() => setChosen(undefined)}>Cancel</Button>
          </div>
        </>
      )}
      <OutcomeLine outcome={outcome} />
      {known.length > 0 && !chosen && (
        <p>
          <Link to={`/cpanel/sfosweekends?view=assign&edition=${editionId}`}>Give neighborhoods their weekends</Link>
        </p>
      )}
    </section>
  )
}
