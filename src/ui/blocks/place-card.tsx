import type { BlockProps } from '../../domain/content/blocks'
import { lazyAfterHydration } from '../delivery/lazy-after-hydration'
import { WhenHydrated } from '../delivery/when-hydrated'
import { Directions } from './directions'
import css from './place-card.module.css'

const PlaceMap = lazyAfterHydration(() => import('./place-map'))

/** A place: its name, address and way in, drawn on the guide's own map once there is one. */
export function PlaceCard({ name, address, pin, note }: Omit<BlockProps<'map'>, 'id'>) {
  return (
    <div className={css.card}>
      <div className={css.map}>
        {/* The drawing needs the size of its place, and the guide. */}
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
