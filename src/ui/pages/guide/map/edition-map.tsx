import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { GuideIndex } from '../../../../domain/guide/publishing/guide-snapshot-types'
import type { LiveQuery } from '../../../app-services/app-context'
import { lazyAfterHydration } from '../../../delivery/lazy-after-hydration'
import { WhenHydrated } from '../../../delivery/when-hydrated'
import type { GuideLinks } from '../guide-links'
import css from './edition-map.module.css'

const StaticMap = lazyAfterHydration(() => import('../../../map/static-map'))

interface EditionMapProps {
  /** Data of the map; the page already subscribes to it. */
  readonly mapIndex: LiveQuery<GuideIndex | null>
  /** Listing to mark; without it the whole edition is shown. */
  readonly focus?: string
}

/** A static map of an edition, rendered after hydration. The caller reserves its space. */
export const EditionMap = (props: EditionMapProps) => (
  <WhenHydrated>
    <Drawn {...props} />
  </WhenHydrated>
)

/** Reads the index from the cache without a subscription of its own: the page has one. */
function Drawn({ mapIndex, focus }: EditionMapProps) {
  const { data: index } = useSuspenseQuery(mapIndex)
  return index && <StaticMap index={index} focus={focus} />
}

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
