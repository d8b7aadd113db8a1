import type { ListingPageData } from '../../../../domain/guide/reading/listing-page-data'
import { WebLinks } from '../../../blocks/web-links'
import { AccessibilityInfo } from './accessibility-info'
import css from './listing-view.module.css'
import { PriceRange } from './price-range'
import { StudioNotes } from './studio-notes'

interface ListingFactsProps extends Pick<ListingPageData, 'detail' | 'card'> {
  /** Behind a private link there are none. */
  readonly hasNotes: boolean
  /** The day in the city of the edition. */
  readonly today: string
}

/** What a listing says besides its hours and its place: access, prices, links, and the visitor's own notes. */
export const ListingFacts = ({ detail, card, hasNotes, today }: ListingFactsProps) => (
  <>
    <AccessibilityInfo detail={detail} facilities={card.facilities} />
    {detail?.priceBand && <PriceRange band={detail.priceBand} />}
    {detail && detail.links.length > 0 && (
      <section aria-labelledby="links">
        <h2 id="links">More</h2>
        <WebLinks links={detail.links} className={css.links} />
      </section>
    )}
    {hasNotes && <StudioNotes studioId={card.id} canStamp={card.openings.some(([date]) => date >= today)} />}
  </>
)
