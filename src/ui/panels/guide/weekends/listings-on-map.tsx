import { useId, useState } from 'react'
import { fanOut } from '../../../../domain/guide/places/pins/pin-rows'
import { comparable } from '../../../../domain/shared/text/comparable'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import type { FieldInput } from '../../../forms/field-input-props'
import { CheckboxGroup } from '../../../kit/controls/checkbox'
import { Select } from '../../../kit/controls/select'
import { TextField } from '../../../kit/controls/text-field'
import { counted } from '../../../kit/counted'
import { EditMap } from '../../../map/edit-map'
import { weekendColour } from '../../../map/weekend-colour'
import { listingQueries } from '../listings/listing.queries'
import { mayChange } from '../listings/listing-actions'
import { usePins } from '../mapping/use-pins'
import css from './weekends.module.css'

/** Listings that can be moved: chosen by their pins on the map, or by name in the list beside it. */
export const ListingsOnMap: FieldInput = ({ field, value, onChange, error }) => {
  const chosen = (value ?? []) as readonly string[]
  const { edition, weekends, rows, map } = usePins()
  const registered = useLiveQuery(listingQueries(useApp()).registrations(edition?.id ?? ''))
  const [name, setName] = useState('')
  const [on, setOn] = useState('')
  const chosenId = useId()
  const byId = new Map(registered.map(one => [one.id, one]))
  const all = rows
    .map(row => {
      const registration = byId.get(row.listing.registrationId ?? '')
      const n = weekends.find(({ id }) => id === registration?.weekendId)?.n ?? row.weekend
      return { ...row, n, fits: mayChange('move', { ...row.listing, registration }) }
    })
    .filter(({ fits }) => fits)
    .toSorted((a, b) => a.listing.sortName.localeCompare(b.listing.sortName))
  const shown = all.filter(
    ({ id, n, listing, site }) =>
      chosen.includes(id) ||
      ((on === '' || String(n ?? 'none') === on) && comparable(`${listing.displayName} ${site?.name ?? ''}`).includes(comparable(name))),
  )
  const spots = new Map<string, string[]>()
  for (const { id, pin } of all) if (pin) spots.set(`${pin.lat} ${pin.lng}`, [...(spots.get(`${pin.lat} ${pin.lng}`) ?? []), id])
  const put = (id: string, isOn: boolean) => onChange(isOn ? [...chosen, id] : chosen.filter(one => one !== id))
  const weekendText = (n: number | undefined) => (n === undefined ? 'no weekend' : `weekend ${n}`)
  return (
    <section aria-label={field.label} aria-describedby={chosenId} className={css.sides}>
      <div className={css.mapSide}>
        <p id={chosenId} className={css.hint} role="status">
          {chosen.length === 0 ? 'Choose listings by their pins, or in the list.' : `${counted(chosen.length, 'listing')} chosen.`}
        </p>
        <div className={css.map}>
          <EditMap
            label="Listings by weekend"
            {...map}
            points={all.flatMap(({ id, pin, n, listing }) => {
              if (!pin) return []
              const spot = spots.get(`${pin.lat} ${pin.lng}`)!
              const isSelected = chosen.includes(id)
              return [
                {
                  id,
                  at: [pin.lng, pin.lat] as const,
                  label: `${listing.displayName}, ${weekendText(n)}${isSelected ? ', chosen' : ''}`,
                  colour: weekendColour(n),
                  kind: 'pin' as const,
                  beside: fanOut(spot.indexOf(id), spot.length),
                  isSelected,
                },
              ]
            })}
            onPoint={id => put(id, !chosen.includes(id))}
          />
        </div>
      </div>
      <div className={css.mapSide}>
        <div className={css.acts}>
          <TextField label="Find a listing or a building" type="search" value={name} onChange={event => setName(event.currentTarget.value)} />
          <Select
            label="Weekend now"
            value={on}
            options={[
              { value: '', label: 'Every weekend' },
              ...weekends.map(one => ({ value: String(one.n), label: `${one.n} · ${one.name}` })),
              { value: 'none', label: 'No weekend' },
            ]}
            onChange={event => setOn(event.currentTarget.value)}
          />
        </div>
        <CheckboxGroup
          label={`${field.label} (${shown.length} of ${all.length} shown)`}
          error={error}
          className={css.scroll}
          choices={shown.map(({ id, listing, site, n }) => ({
            value: id,
            label: `${listing.displayName}, ${site?.name ?? listing.address ?? 'no address'}, ${weekendText(n)}`,
          }))}
          value={chosen}
          onChange={onChange}
        />
      </div>
    </section>
  )
}
