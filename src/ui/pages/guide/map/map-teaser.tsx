import type { GuideIndex } from '../../../../domain/guide/publishing/guide-snapshot-types'
import type { CityDots } from '../../../../domain/guide/reading/city-dots'
import type { LiveQuery } from '../../../app-services/app-context'
import { Link } from '../../../routing/link'
import type { GuideLinks } from '../guide-links'
import { EditionMap } from './edition-map'
import css from './map-teaser.module.css'

interface MapTeaserProps {
  readonly city: string
  readonly dots: CityDots
  readonly mapIndex: LiveQuery<GuideIndex | null>
  readonly links: GuideLinks
}

/** Static map of the edition that links to the map page. Until it is drawn over them, and without JavaScript, the studios as dots. */
export const MapTeaser = ({ city, dots, mapIndex, links }: MapTeaserProps) => (
  <div className={css.teaser}>
    <svg className={css.dots} viewBox={dots.box} aria-hidden="true">
      <path d={dots.path} />
    </svg>
    <EditionMap mapIndex={mapIndex} />
    <Link className={css.open} to={links.maps()}>
      See the map of {city}
    </Link>
  </div>
)
