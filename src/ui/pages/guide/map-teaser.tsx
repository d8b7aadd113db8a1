import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { GuideIndex } from '../../../domain/guide/guide-snapshot'
import type { LiveQuery } from '../../app-services/live-query'
import { latePart } from '../../delivery/late-part'
import { WhenSettled } from '../../delivery/when-settled'
import type { GuideLinks } from './guide-links'
import css from './map-teaser.module.css'

const StillMap = latePart(() => import('../../map/still-map'))

interface MapTeaserProps {
  readonly city: string
  /** What the map is drawn from; it follows the page. */
  readonly ground: LiveQuery<GuideIndex | null>
  readonly links: GuideLinks
}

/** The edition's city with its numbers, as a picture that leads to the map. Its place is kept until it comes. */
export const MapTeaser = ({ city, ground, links }: MapTeaserProps) => (
  <div className={css.teaser}>
    <WhenSettled>
      <Ground of={ground} />
    </WhenSettled>
    <Link className={css.open} to={links.maps()}>
      See the map of {city}
    </Link>
  </div>
)

/** Who follows the front has the newest index in the cache: it is not followed twice. */
function Ground({ of }: { readonly of: LiveQuery<GuideIndex | null> }) {
  const { data: index } = useSuspenseQuery(of)
  return index && <StillMap index={index} />
}
