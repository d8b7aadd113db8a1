import { useState } from 'react'
import type { Polygons } from '../../../../domain/guide/editions.collection'
import { polygonsOf } from '../../../../domain/guide/places/outlines/city-outlines'
import { maxPoints, outlineProblem } from '../../../../domain/guide/places/outlines/disjoint-outlines'
import { saveOutlines } from '../../../../domain/guide/places/outlines/save-outlines.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { RuleBroken } from '../../../../domain/shared/records/rule-broken'
import { useService } from '../../../app-services/app-context'
import { sentenceOf } from '../../../app-services/error-sentence'
import { Button } from '../../../kit/button'
import { Select } from '../../../kit/controls/select'
import { TextField } from '../../../kit/controls/text-field'
import { EditMap, type MapArea } from '../../../map/edit-map'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import { customPanel } from '../../engine/custom-panel'
import { NoEdition } from '../edition-choice'
import { useEdition } from '../use-edition'
import { cornersOf, movedCorner, snapped, withCorner } from './edit-outline-corners'
import { ImportHeights } from './import-heights'
import { ImportOutlines } from './import-outlines'
import { ImportStreets } from './import-streets'
import { OutlinePointsTable } from './outline-points-table'
import { useNeighbourhoods } from './use-weekends-and-neighbourhoods'
import css from './weekends.module.css'

interface Draft {
  /** Absent for a new neighborhood. */
  readonly id?: string
  readonly name: string
  readonly outline: Polygons
}
const fresh: Draft = { name: '', outline: [] }

/** Draws or imports the outlines of a city's neighborhoods, on the map or as numbers. */
export default customPanel(OutlinesTab)

function OutlinesTab() {
  const edition = useEdition()
  const all = useNeighbourhoods(edition?.city)
  const callables = useService(Callables)
  const outcome = useOutcome()
  const [draft, setDraft] = useState<Draft>(fresh)
  const [selected, setSelected] = useState<string>()
  /** Areas of a chosen file, before they are imported. */
  const [chosen, setChosen] = useState<readonly MapArea[]>([])
  if (!edition) return <NoEdition>The neighborhoods of its city are drawn here.</NoEdition>
  const others = all
    .filter(({ id, status }) => status === 'active' && id !== draft.id)
    .map(({ id, name, colour, polygons }) => ({ id, name, colour, outline: polygons }))
  const corners = cornersOf(draft.outline)
  const isClosed = corners.length >= 3
  const problem = isClosed ? outlineProblem({ id: draft.id ?? 'new', name: draft.name, outline: draft.outline }, others) : undefined
  const stored = all.find(({ id }) => id === draft.id)
  const isChanged =
    draft.id === undefined ? corners.length > 0 : JSON.stringify(stored?.polygons) !== JSON.stringify(draft.outline) || stored?.name !== draft.name

  const put = (outline: Polygons) => setDraft({ ...draft, outline })
  const open = (id: string) => {
    const one = all.find(other => other.id === id)
    setSelected(undefined)
    setDraft(one ? { id, name: one.name, outline: one.polygons } : fresh)
  }
  const save = (cut: boolean) =>
    void outcome.run('Saving the outline…', async () => {
      const outline = draft.outline.map(rings => rings.map(ring => ring.map(([lng, lat]): [number, number] => [lng, lat])))
      await callables.call(saveOutlines, { city: edition.city, cut, outlines: [{ ...(draft.id && { id: draft.id }), name: draft.name, outline }] })
      setDraft(fresh)
      return { message: `The outline of ${draft.name} is saved.` }
    })
  return (
    <>
      <div className={css.acts}>
        <Select
          label="Neighborhood"
          value={draft.id ?? ''}
          options={[
            { value: '', label: 'New neighborhood' },
            ...all.map(({ id, name, status }) => ({ value: id, label: status === 'retired' ? `${name} (retired)` : name })),
          ]}
          onChange={event => open(event.currentTarget.value)}
        />
        <TextField label="Name" maxLength={60} value={draft.name} onChange={event => setDraft({ ...draft, name: event.currentTarget.value })} />
        <Button look="main" disabled={!isClosed || !isChanged || draft.name.trim() === '' || problem !== undefined} onClick={() => save(false)}>
          Save outline
        </Button>
        {problem?.is === 'overlaps' && (
          <Button disabled={draft.name.trim() === ''} onClick={() => save(true)}>
            Cut the overlap off and save
          </Button>
        )}
        {isChanged && <Button onClick={() => open(draft.id ?? '')}>Discard changes</Button>}
      </div>
      <p className={css.hint} role="status">
        {problem
          ? sentenceOf(new RuleBroken('outline-refused', { name: draft.name || 'This outline', problem }))
          : isClosed
            ? `${corners.length} of at most ${maxPoints} points. Drag a point, or click the map to add one in the nearest edge. Enter on the map adds one in its middle.`
            : 'Click the map three times or more to draw an outline, or move it by keys and press Enter. Points near a neighbor’s corner snap to it.'}
      </p>
      <OutcomeLine outcome={outcome} />
      <div className={css.sides}>
        <div className={css.map}>
          <EditMap
            // The first outlines say where the city is.
            key={others.length > 0 || chosen.length > 0 ? 'city' : 'nowhere'}
            label="Outlines of neighborhoods"
            land={polygonsOf(edition.land)}
            streets={edition.streets}
            areas={[
              ...others.filter(({ id }) => !chosen.some(area => area.id === id)),
              ...chosen,
              ...(isClosed ? [{ id: 'draft', name: draft.name, colour: 'var(--accent)', outline: draft.outline, isSelected: true }] : []),
            ]}
            {...(chosen.length > 0 && { focus: chosen.flatMap(({ outline }) => outline.flat(2)) })}
            points={corners.map(({ id, at }, i) => ({ id, at, label: `Point ${i + 1}`, kind: 'corner', canMove: true, isSelected: id === selected }))}
            onPoint={setSelected}
            onMove={(id, to) => {
              const corner = corners.find(one => one.id === id)
              if (corner)
                put(
                  movedCorner(
                    draft.outline,
                    corner,
                    snapped(
                      to,
                      others.map(({ outline }) => outline),
                    ),
                  ),
                )
            }}
            onGround={at =>
              put(
                withCorner(
                  draft.outline,
                  snapped(
                    at,
                    others.map(({ outline }) => outline),
                  ),
                ),
              )
            }
          />
        </div>
        {corners.length > 0 ? (
          <OutlinePointsTable outline={draft.outline} selected={selected} onChange={put} onSelect={setSelected} />
        ) : (
          <div className={css.mapSide}>
            <ImportOutlines editionId={edition.id} city={edition.city} known={all} onChosen={setChosen} />
            <ImportStreets editionId={edition.id} hasStreets={edition.streets !== undefined} outlines={all.map(({ polygons }) => polygons)} />
            <ImportHeights editionId={edition.id} hasHeights={edition.heights !== undefined} outlines={all.map(({ polygons }) => polygons)} />
          </div>
        )}
      </div>
    </>
  )
}
