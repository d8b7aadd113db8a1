import type { NumberedStop } from '../../../../domain/guide/reading/find-listing-or-building'
import { MapNumber } from '../../../kit/map-number'
import { Link } from '../../../routing/link'
import type { GuideLinks } from '../guide-links'
import css from './map-number-nav.module.css'

interface MapNumberNavProps {
  readonly stops: readonly NumberedStop[]
  readonly links: GuideLinks
  /** Map number of the current place. */
  readonly number: string
}

/** Links to the previous and next map number. */
export function MapNumberNav({ stops, links, number }: MapNumberNavProps) {
  if (stops.length < 2) return null
  return (
    <nav className={css.walk} aria-label="Neighboring numbers">
      <ol className={css.stops}>
        {stops.map(stop => (
          <li key={stop.number}>
            <Link to={links.number(stop.number)} aria-current={stop.number === number ? 'page' : undefined}>
              <MapNumber n={stop.number} size="l" tone={stop.number === number ? 'solid' : 'ring'} />
              <bdi className={css.name}>{stop.name}</bdi>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
