import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { BlockProps } from '../../domain/content/blocks'
import { Directions } from '../pages/guide/directions'
import css from './place-card.module.css'

const PlaceMap = lazy(() => import('./place-map'))

const neverChanges = () => () => undefined
const inBrowser = () => true
const onServer = () => false

/** A place: its name, address and way in, drawn on the guide's own map once there is one. */
export function PlaceCard({ name, address, pin, note }: Omit<BlockProps<'map'>, 'id'>) {
  // The drawing needs the size of its place, and the guide: it comes after the page, not with it.
  const isHere = useSyncExternalStore(neverChanges, inBrowser, onServer)
  return (
    <div className={css.card}>
      <div className={css.map}>
        <Suspense fallback={null}>{isHere && <PlaceMap pin={[pin.lng, pin.lat]} />}</Suspense>
      </div>
      <p className={css.name}>{name}</p>
      <p>{address}</p>
      {note && <p>{note}</p>}
      <Directions at={[pin.lng, pin.lat]} name={name} />
    </div>
  )
}
