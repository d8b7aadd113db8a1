import { useNavigate } from 'react-router-dom'
import { fanOut } from '../../../../domain/guide/places/pins/pin-rows'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { EditMap } from '../../../map/edit-map'
import { weekendColour } from '../../../map/weekend-colour'
import { customPanel } from '../../engine/custom-panel'
import css from './mapping.module.css'
import { confidenceText } from './pin-texts'
import { usePins } from './use-pins'

export default customPanel(PinMap)

/** Every pin of the edition in the color of its weekend. */
function PinMap() {
  const { edition, weekends, rows, map } = usePins()
  const navigate = useNavigate()
  if (!edition) return <EmptyState title="No edition yet">Create one in the panel Weekends.</EmptyState>
  return (
    <>
      <p>
        {weekends.map(({ id, n, name }) => (
          <span key={id}>
            <span aria-hidden="true" style={{ color: weekendColour(n) }}>
              ●
            </span>{' '}
            {n} · {name}{' '}
          </span>
        ))}
      </p>
      <div className={css.map}>
        <EditMap
          label={`Pins of ${edition.name}`}
          {...map}
          points={rows.flatMap(({ id, pin, listing, weekend, confidence, sameSpot }) => {
            const spot = [id, ...sameSpot].sort()
            return pin
              ? [
                  {
                    id,
                    at: [pin.lng, pin.lat] as const,
                    label: `${listing.displayName}: ${confidenceText[confidence]}`,
                    colour: weekendColour(weekend),
                    kind: 'pin' as const,
                    beside: fanOut(spot.indexOf(id), spot.length),
                  },
                ]
              : []
          })}
          onPoint={id => void navigate(`/cpanel/mapping?edition=${edition.id}&open=${encodeURIComponent(id)}`)}
        />
      </div>
    </>
  )
}
