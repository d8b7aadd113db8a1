import { Link } from 'react-router-dom'
import type { GuideCard, GuideIndex } from '../../../domain/guide/guide-snapshot'
import { latePart } from '../../delivery/late-part'
import { WhenSettled } from '../../delivery/when-settled'
import type { GuideLinks } from './guide-links'
import css from './sheet-map.module.css'

const StillMap = latePart(() => import('../../map/still-map'))

/** Where this door is among its neighbours; leads to the map with the studio chosen. */
export const SheetMap = ({ index, links, card }: { readonly index: GuideIndex; readonly links: GuideLinks; readonly card: GuideCard }) => (
  <div className={css.map}>
    <WhenSettled>
      <StillMap index={index} focus={card.id} />
    </WhenSettled>
    <Link className={css.open} to={links.maps({ at: card.id })}>
      See it on the map
    </Link>
  </div>
)
