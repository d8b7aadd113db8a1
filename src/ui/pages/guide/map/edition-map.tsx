import type { GuideIndex } from '../../../../domain/guide/publishing/guide-snapshot-types'
import type { LiveQuery } from '../../../app-services/app-context'
import { lazyAfterHydration } from '../../../delivery/lazy-after-hydration'
import { WhenHydrated } from '../../../delivery/when-hydrated'
import { Link } from '../../../routing/link'
import type { GuideLinks } from '../guide-links'
import type { DrawnEditionProps } from './drawn-edition'
import css from './edition-map.module.css'

const DrawnEdition = lazyAfterHydration(() => import('./drawn-edition'))

/** A static map of an edition, rendered after hydration. The caller reserves its space. */
export const EditionMap = (props: DrawnEditionProps) => (
  <WhenHydrated>
    <DrawnEdition {...props} />
  </WhenHydrated>
)

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
