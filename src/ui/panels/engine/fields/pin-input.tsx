import type { Polygons } from '../../../../domain/guide/editions.collection'
import type { FieldInput } from '../../../forms/field-input-props'
import { DeclaredInput } from '../../../forms/field-inputs'
import { EditMap, type MapArea } from '../../../map/edit-map'
import css from './pin-input.module.css'

interface Pin {
  readonly lat?: number
  readonly lng?: number
}

interface PinOptions {
  /** Name of the map. */
  readonly label: string
  /** Name of the point. */
  readonly point: string
  /** A hook that returns the land and the areas of the map; without areas there is no map. */
  readonly useGround: () => { readonly land: Polygons; readonly streets?: string | undefined; readonly areas: readonly MapArea[] }
  /** Further values of a pin that was placed by hand. */
  readonly placed?: { readonly [name: string]: string }
}

/** An input for a place: a click on the map, or the numbers. */
export const pinInput = ({ label, point, useGround, placed }: PinOptions): FieldInput =>
  function PinInput(props) {
    const { land, streets, areas } = useGround()
    const { lat, lng } = (props.value ?? {}) as Pin
    const put = ([east, north]: readonly [number, number]) => props.onChange({ lat: north, lng: east, ...placed })
    return (
      <div className={css.pin}>
        {areas.length > 0 && (
          <div className={css.map}>
            <EditMap
              label={label}
              land={land}
              streets={streets}
              areas={areas}
              points={lat === undefined || lng === undefined ? [] : [{ id: 'pin', at: [lng, lat], label: point, kind: 'pin', canMove: true }]}
              onMove={(_, to) => put(to)}
              onGround={put}
            />
          </div>
        )}
        <DeclaredInput {...props} />
      </div>
    )
  }
