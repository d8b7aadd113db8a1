import { Link } from 'react-router-dom'
import type { GuideIndex } from '../../../domain/guide/guide-snapshot'
import type { LiveQuery } from '../../app-services/live-query'
import { EditionMap } from './edition-map'
import type { GuideLinks } from './guide-links'
import css from './map-teaser.module.css'

interface MapTeaserProps {
  readonly city: string
  readonly ground: LiveQuery<GuideIndex | null>
  readonly links: GuideLinks
}

/** The edition's city with its numbers, as a picture that leads to the map. */
export const MapTeaser = ({ city, ground, links }: MapTeaserProps) => (
  <div className={css.teaser}>
    <EditionMap ground={ground} />
    <Link className={css.open} to={links.maps()}>
      See the map of {city}
    </Link>
  </div>
)
