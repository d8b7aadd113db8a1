import { Link } from 'react-router-dom'
import type { GuideIndex } from '../../../domain/guide/guide-snapshot'
import type { LiveQuery } from '../../app-services/live-query'
import { EditionMap } from './edition-map'
import type { GuideLinks } from './guide-links'
import css from './sheet-map.module.css'

interface SheetMapProps {
  readonly ground: LiveQuery<GuideIndex | null>
  readonly links: GuideLinks
  readonly listingId: string
}

/** Where this door is among its neighbours; leads to the map with the studio chosen. */
export const SheetMap = ({ ground, links, listingId }: SheetMapProps) => (
  <div className={css.map}>
    <EditionMap ground={ground} focus={listingId} />
    <Link className={css.open} to={links.maps({ at: listingId })}>
      See it on the map
    </Link>
  </div>
)
