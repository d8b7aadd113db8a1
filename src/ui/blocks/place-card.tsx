import type { BlockProps } from '../../domain/content/blocks'
import { latePart } from '../delivery/late-part'
import { WhenSettled } from '../delivery/when-settled'
import { Directions } from '../pages/guide/directions'
import css from './place-card.module.css'

const PlaceMap = latePart(() => import('./place-map'))

/** A place: its name, address and way in, drawn on the guide's own map once there is one. */
export function PlaceCard({ name, address, pin, note }: Omit<BlockProps<'map'>, 'id'>) {
  return (
    <div className={css.card}>
      <div className={css.map}>
        {/* The drawing needs the size of its place, and the guide. */}
        <WhenSettled>
          <PlaceMap pin={[pin.lng, pin.lat]} />
        </WhenSettled>
      </div>
      <p className={css.name}>{name}</p>
      <p>{address}</p>
      {note && <p>{note}</p>}
      <Directions at={[pin.lng, pin.lat]} name={name} />
    </div>
  )
}
