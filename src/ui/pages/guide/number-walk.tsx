import { Link } from 'react-router-dom'
import { neighbouringStops } from '../../../domain/guide/guide-place'
import type { GuideIndex } from '../../../domain/guide/guide-snapshot'
import { MapNumber } from '../../kit/map-number'
import type { GuideLinks } from './guide-links'
import css from './number-walk.module.css'

/** The doors before and after this one, as one walks by the numbers. */
export function NumberWalk({ index, links, number }: { readonly index: GuideIndex; readonly links: GuideLinks; readonly number: number }) {
  const stops = neighbouringStops(index, number)
  if (stops.length < 2) return null
  return (
    <nav className={css.walk} aria-label="Neighbouring numbers">
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
