import { Link } from 'react-router-dom'
import type { GuideIndex } from '../../../domain/guide/guide-snapshot'
import { latePart } from '../../delivery/late-part'
import { WhenSettled } from '../../delivery/when-settled'
import type { GuideLinks } from './guide-links'
import css from './map-teaser.module.css'

const StillMap = latePart(() => import('../../map/still-map'))

/** The edition's city with its numbers, as a picture that leads to the map. Its place is kept until it comes. */
export const MapTeaser = ({ index, links }: { readonly index: GuideIndex; readonly links: GuideLinks }) => (
  <div className={css.teaser}>
    <WhenSettled>
      <StillMap index={index} />
    </WhenSettled>
    <Link className={css.open} to={links.maps()}>
      See the map of {index.edition.city}
    </Link>
  </div>
)
