import { polygonsOf } from '../../../../domain/guide/places/outlines/neighbourhood-at'
import { scope } from '../../../../domain/shared/records/policy'
import type { FieldInputProps } from '../../../forms/field-input'
import { DeclaredInput } from '../../../forms/field-inputs'
import { EditMap } from '../../../map/edit-map'
import { selectInput } from '../../engine/fields/option-inputs'
import { usePanelContext } from '../../engine/use-panel-context'
import { PersonInput } from '../../people/person/person-input'
import { useEdition, useEditions } from '../use-edition'
import { useNeighbourhoods } from './use-weekends-and-neighbourhoods'
import css from './weekends.module.css'

const useActive = () => useNeighbourhoods(useEdition()?.city).filter(({ status }) => status === 'active')

/** One of the cities that have an edition, that of the chosen one first: what is in another city is not offered to its artists. */
export const CityInput = selectInput({
  useOptions: () => {
    const [edition, all] = [useEdition(), useEditions()]
    return [...new Set([edition, ...all].flatMap(one => one?.city ?? []))].map(city => ({ value: city, label: city }))
  },
})

/** A neighborhood of the edition's city: it decides the weekend. */
export const NeighbourhoodInput = selectInput({
  useOptions: () => useActive().map(({ id, name }) => ({ value: id, label: name })),
  empty: 'No neighborhood',
  help: 'It decides the weekend on which the building opens.',
})

/** Who co-ordinates a building: found by staff who may look people up. */
export function HostInput(props: FieldInputProps) {
  const { may } = usePanelContext()
  if (may(scope('people'))) return <PersonInput {...props} />
  return <p>{props.value === undefined ? 'No host yet.' : 'The building has a host.'} Staff with access to people can change who it is.</p>
}

interface Pin {
  readonly lat?: number
  readonly lng?: number
}

/** Where a building is: a click on the map, or the numbers. */
export function PinInput(props: FieldInputProps) {
  const edition = useEdition()
  const areas = useActive().map(({ id, name, colour, polygons }) => ({ id, name, colour, outline: polygons }))
  const { lat, lng } = (props.value ?? {}) as Pin
  const put = ([east, north]: readonly [number, number]) => props.onChange({ lat: north, lng: east, confidence: 'confirmed' })
  return (
    <div className={css.pin}>
      {areas.length > 0 && (
        <div className={css.pinMap}>
          <EditMap
            label="Place of the building"
            land={polygonsOf(edition?.land)}
            areas={areas}
            points={lat === undefined || lng === undefined ? [] : [{ id: 'pin', at: [lng, lat], label: 'The building', kind: 'pin', canMove: true }]}
            onMove={(_, to) => put(to)}
            onGround={put}
          />
        </div>
      )}
      <DeclaredInput {...props} />
    </div>
  )
}
