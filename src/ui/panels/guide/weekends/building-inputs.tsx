import { scope } from '../../../../domain/shared/records/policy'
import type { FieldInputProps } from '../../../forms/field-input-props'
import { selectInput } from '../../engine/fields/option-inputs'
import { pinInput } from '../../engine/fields/pin-input'
import { usePanelContext } from '../../engine/use-panel-context'
import { PersonInput } from '../../people/person/person-input'
import { useEdition, useEditions } from '../use-edition'
import { useActiveNeighbourhoods, useEditionGround } from './use-weekends-and-neighbourhoods'

/** One of the cities that have an edition, that of the chosen one first: what is in another city is not offered to its artists. */
export const CityInput = selectInput({
  useOptions: () => {
    const [edition, all] = [useEdition(), useEditions()]
    return [...new Set([edition, ...all].flatMap(one => one?.city ?? []))].map(city => ({ value: city, label: city }))
  },
})

/** A neighborhood of the edition's city: it decides the weekend. */
export const NeighbourhoodInput = selectInput({
  useOptions: () => useActiveNeighbourhoods(useEdition()?.city).map(({ id, name }) => ({ value: id, label: name })),
  empty: 'No neighborhood',
  help: 'It decides the weekend on which the building opens.',
})

/** Who co-ordinates a building: found by staff who may look people up. */
export function HostInput(props: FieldInputProps) {
  const { may } = usePanelContext()
  if (may(scope('people'))) return <PersonInput {...props} />
  return <p>{props.value === undefined ? 'No host yet.' : 'The building has a host.'} Staff with access to people can change who it is.</p>
}

/** Where a building is. Staff place its pin by sight, so it is confirmed. */
export const PinInput = pinInput({
  label: 'Place of the building',
  point: 'The building',
  useGround: useEditionGround,
  placed: { confidence: 'confirmed' },
})
