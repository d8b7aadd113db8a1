import type { BlockProps } from '../../domain/content/blocks'
import { lazyAfterHydration } from '../delivery/lazy-after-hydration'
import { WhenHydrated } from '../delivery/when-hydrated'
import { Directions } from './directions'
import css from './location-card.module.css'

const PlaceMap = lazyAfterHydration(() => import('./location-map'))

/** A place: its name, address and access, with a map once the guide is published. */
export function LocationCard({ name, address, pin, note }: Omit<BlockProps<'map'>, 'id'>) {
  return (
    <div className={css.card}>
      <div className={css.map}>
        {/* The map needs the size of its container, and the guide. */}
        <WhenHydrated>
          <PlaceMap pin={[pin.lng, pin.lat]} />
        </WhenHydrated>
      </div>
      <p className={css.name}>{name}</p>
      <p>{address}</p>
      {note && <p>{note}</p>}
      <Directions at={[pin.lng, pin.lat]} name={name} />
    </div>
  )
}
