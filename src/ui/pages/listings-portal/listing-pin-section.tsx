import { lazy, Suspense } from 'react'
import { FailureNotice } from '../../forms/failure-notice'
import { useOnline } from '../../forms/use-online'
import { Button } from '../../kit/button'
import { Skeleton } from '../../kit/feedback/skeleton'
import type { ListingInEditor } from '../../listings-portal/portal.queries'
import css from './listing-editor.module.css'
import { useMovedPin } from './use-moved-pin'

const EditMap = lazy(async () => ({ default: (await import('../../map/edit-map')).EditMap }))

/** Where visitors are sent: the pin of the listing or of its building, to be confirmed by somebody who knows the entrance. */
export function ListingPinSection({ found, isLocked }: { readonly found: ListingInEditor; readonly isLocked: boolean }) {
  const { listing, building, neighbourhoods, land, streets } = found
  const isOnline = useOnline()
  const pin = listing.pin ?? building?.pin
  const { at, move, busy, error } = useMovedPin(listing.id, pin)
  const isConfirmed = listing.pinConfirmed !== undefined && pin?.confidence !== 'centroid'
  const canMove = !isLocked && isOnline
  return (
    <section aria-labelledby="pin" className={css.part}>
      <h2 id="pin">The pin on the map</h2>
      {pin && at ? (
        <>
          <div className={css.map}>
            <Suspense fallback={<Skeleton lines={4} />}>
              <EditMap
                label="Where the door is"
                land={land}
                streets={streets}
                areas={neighbourhoods}
                points={[{ id: listing.id, at: [at.lng, at.lat], label: `Pin of ${listing.displayName}`, kind: 'pin', canMove, isSelected: true }]}
                focus={[[pin.lng, pin.lat]]}
                onMove={(_, [lng, lat]) => move({ lat, lng })}
              />
            </Suspense>
          </div>
          <p>
            {pin.confidence === 'centroid'
              ? 'We do not know the house yet. Visitors are not sent there before the pin is right.'
              : isConfirmed
                ? 'You or our staff have confirmed this pin.'
                : listing.pin
                  ? 'We found this place by the address. Is it your door?'
                  : 'This is the entrance of the building. Is it yours too?'}
          </p>
        </>
      ) : (
        <p>There is no pin yet. Our staff places it by your address.</p>
      )}
      {pin && canMove && <p className={css.quiet}>Drag the pin to your door, or choose it with Tab and move it with the arrow keys.</p>}
      <FailureNotice error={error} />
      {pin && !isConfirmed && !isLocked && (
        <div className={css.acts}>
          <Button busy={busy} disabled={!isOnline} onClick={() => move({ lat: pin.lat, lng: pin.lng })}>
            Confirm that this is my door
          </Button>
        </div>
      )}
      {isLocked && <p className={css.quiet}>Pins are fixed now. Write to us if yours is wrong.</p>}
    </section>
  )
}
