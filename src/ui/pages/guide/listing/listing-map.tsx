import { Link } from 'react-router-dom'
import type { GuideIndex } from '../../../../domain/guide/publishing/guide-snapshot-types'
import type { LiveQuery } from '../../../app-services/live-query'
import type { GuideLinks } from '../guide-links'
import { EditionMap } from '../map/edition-map'
import css from './listing-map.module.css'

interface ListingMapProps {
  readonly mapIndex: LiveQuery<GuideIndex | null>
  readonly links: GuideLinks
  readonly listingId: string
}

/** A static map around one listing; links to the map page with the listing selected. */
export const ListingMap = ({ mapIndex, links, listingId }: ListingMapProps) => (
  <div className={css.map}>
    <EditionMap mapIndex={mapIndex} focus={listingId} />
    <Link className={css.open} to={links.maps({ at: listingId })}>
      See this studio on the map
    </Link>
  </div>
)
