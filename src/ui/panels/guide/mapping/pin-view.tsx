import { lazy, Suspense, useState } from 'react'
import { fanOut, type PinRow } from '../../../../domain/guide/places/pins/pin-rows'
import { placePin, snapPin } from '../../../../domain/guide/places/pins/place-pin.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { minReason } from '../../../../domain/shared/functions/reason'
import { useService } from '../../../app-services/app-context'
import { Button } from '../../../kit/button'
import { Select } from '../../../kit/controls/select'
import { TextField } from '../../../kit/controls/text-field'
import type { MapPoint } from '../../../map/edit-map'
import type { LngLat } from '../../../map/map-view'
import { weekendColour } from '../../../map/weekend-colour'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import css from './mapping.module.css'
import { pinWarnings } from './pin-texts'
import { usePins } from './use-pins'

// The queue can be read before its map and form are loaded.
const EntranceForm = lazy(async () => ({ default: (await import('./entrance-form')).EntranceForm }))
const EditMap = lazy(async () => ({ default: (await import('../../../map/edit-map')).EditMap }))

/** Degrees around a pin that the map shows at first: about 150 meters. */
const around = 0.0015

/** Sets the pin of a listing: by dragging on the map, by typing coordinates, or by putting the listing into a building. */
export function PinView({ row }: { readonly row: PinRow }) {
  const { neighbourhoods, buildings, rows, map } = usePins()
  const callables = useService(Callables)
  const outcome = useOutcome()
  const [moved, setMoved] = useState<LngLat>()
  const [reason, setReason] = useState('')
  const [siteId, setSiteId] = useState(row.listing.siteId ?? '')
  const { id, listing, pin } = row
  const at: LngLat | undefined = moved ?? (pin && [pin.lng, pin.lat])
  const nameOf = (neighbourhood: string) => neighbourhoods.find(one => one.id === neighbourhood)?.name ?? ''
  const why = reason.trim().length >= minReason ? { reason: reason.trim() } : {}
  const place = () =>
    void outcome.run('Placing the pin…', async () => {
      const placed = await callables.call(placePin, { listingId: id, pin: { lng: at![0], lat: at![1] }, ...(pin && { seen: pin }), ...why })
      setMoved(undefined)
      return {
        message: placed.isOutside
          ? 'The pin is placed, outside of every neighborhood.'
          : `The pin is placed${placed.neighbourhoodId ? `, in ${nameOf(placed.neighbourhoodId)}` : ''}.`,
      }
    })
  const snap = () =>
    void outcome.run('Saving the building…', async () => {
      await callables.call(snapPin, { listingId: id, siteId, ...why })
      setMoved(undefined)
      return { message: `It has the pin of ${buildings.find(site => site.id === siteId)?.name ?? 'the building'} now.` }
    })
  const typed = (axis: 0 | 1) => (event: { readonly currentTarget: { readonly valueAsNumber: number } }) => {
    const value = event.currentTarget.valueAsNumber
    if (Number.isFinite(value)) setMoved(axis === 0 ? [value, at?.[1] ?? 0] : [at?.[0] ?? 0, value])
  }
  const doors: MapPoint[] = rows.flatMap((one): MapPoint[] => {
    if (!one.pin || one.id === id || (listing.siteId !== undefined && one.listing.siteId === listing.siteId)) return []
    const spot = [one.id, ...one.sameSpot].sort()
    return [
      {
        id: one.id,
        at: [one.pin.lng, one.pin.lat],
        label: one.listing.displayName,
        colour: weekendColour(one.weekend),
        kind: 'pin',
        beside: fanOut(spot.indexOf(one.id), spot.length),
      },
    ]
  })
  const own: MapPoint[] = at
    ? [{ id, at, label: `The pin of ${listing.displayName}`, colour: 'var(--accent)', kind: 'pin', canMove: true, isSelected: true }]
    : []
  return (
    <div className={css.view}>
      <ul className={css.warnings}>
        {pinWarnings(row, nameOf).map(warning => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
      <div className={css.map}>
        <Suspense fallback={null}>
          <EditMap
            label={`Pins around ${listing.displayName}`}
            {...map}
            points={[...doors, ...own]}
            focus={
              pin && [
                [pin.lng - around, pin.lat - around],
                [pin.lng + around, pin.lat + around],
              ]
            }
            onMove={(_, to) => setMoved(to)}
            onGround={setMoved}
          />
        </Suspense>
      </div>
      <div className={css.acts}>
        <TextField label="Latitude" type="number" step="0.00001" value={at?.[1] ?? ''} onChange={typed(1)} />
        <TextField label="Longitude" type="number" step="0.00001" value={at?.[0] ?? ''} onChange={typed(0)} />
        <Button look="main" disabled={!moved} onClick={place}>
          Place pin here
        </Button>
        {moved && <Button onClick={() => setMoved(undefined)}>Discard move</Button>}
      </div>
      <div className={css.acts}>
        <Select
          label="Building"
          value={siteId}
          options={[{ value: '', label: 'None' }, ...buildings.map(site => ({ value: site.id, label: site.name }))]}
          onChange={event => setSiteId(event.currentTarget.value)}
        />
        <Button disabled={siteId === '' || (siteId === listing.siteId && !listing.pin)} onClick={snap}>
          Use the building’s pin
        </Button>
        <TextField label="Reason, after the address lock" maxLength={300} value={reason} onChange={event => setReason(event.currentTarget.value)} />
      </div>
      <OutcomeLine outcome={outcome} />
      <Suspense fallback={null}>
        <EntranceForm key={id} listing={listing} />
      </Suspense>
    </div>
  )
}
