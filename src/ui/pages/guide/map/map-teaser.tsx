import { Link } from 'react-router-dom'
import type { GuideIndex } from '../../../../domain/guide/publishing/guide-snapshot-types'
import type { LiveQuery } from '../../../app-services/app-context'
import type { GuideLinks } from '../guide-links'
import { EditionMap } from './edition-map'
import css from './map-teaser.module.css'

interface MapTeaserProps {
  readonly city: string
  readonly mapIndex: LiveQuery<GuideIndex | null>
  readonly links: GuideLinks
}

/** Static map of the edition that links to the map page. */
export const MapTeaser = ({ city, mapIndex, links }: MapTeaserProps) => (
  <div className={css.teaser}>
    <EditionMap mapIndex={mapIndex} />
    <Link className={css.open} to={links.maps()}>
      See the map of {city}
    </Link>
  </div>
)
