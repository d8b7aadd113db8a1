import type { Polygons } from '../../../../domain/guide/editions.collection'
import { Button } from '../../../kit/button'
import { TextField } from '../../../kit/controls/text-field'
import { Table } from '../../../kit/table'
import { cornersOf, movedCorner, withoutCorner } from './edit-outline-corners'
import css from './weekends.module.css'

interface OutlinePointsTableProps {
  readonly outline: Polygons
  readonly selected: string | undefined
  readonly onChange: (outline: Polygons) => void
  readonly onSelect: (id: string) => void
}

/** Every point of an outline as numbers, so that it can be edited without the map. */
export function OutlinePointsTable({ outline, selected, onChange, onSelect }: OutlinePointsTableProps) {
  const corners = cornersOf(outline)
  return (
    <div className={css.scroll}>
      <Table aria-label="Points of the outline">
        <thead>
          <tr>
            <th scope="col">Point</th>
            <th scope="col">Latitude</th>
            <th scope="col">Longitude</th>
            <th scope="col">
              <span className="visually-hidden">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {corners.map((corner, i) => (
            <tr key={corner.id} data-selected={corner.id === selected || undefined}>
              <th scope="row">{i + 1}</th>
              {(['Latitude', 'Longitude'] as const).map(axis => (
                <td key={axis} className={css.corner}>
                  <TextField
                    type="number"
                    step="0.00001"
                    aria-label={`${axis} of point ${i + 1}`}
                    value={corner.at[axis === 'Latitude' ? 1 : 0]}
                    onFocus={() => onSelect(corner.id)}
                    onChange={event => {
                      const value = event.currentTarget.valueAsNumber
                      if (!Number.isFinite(value)) return
                      onChange(movedCorner(outline, corner, axis === 'Latitude' ? [corner.at[0], value] : [value, corner.at[1]]))
                    }}
                  />
                </td>
              ))}
              <td>
                <Button
                  size="xs"
                  disabled={corners.length <= 3}
                  aria-label={`Remove point ${i + 1}`}
                  onClick={() => onChange(withoutCorner(outline, corner))}
                >
                  Remove
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
