import type { PriceBand } from '../../../../domain/artists/price-and-size-bands'
import { mostWorks } from '../../../blocks/studio-price-labels'

/** What most works of a studio cost, as its artist says. */
export const PriceRange = ({ band }: { readonly band: PriceBand }) => (
  <section aria-labelledby="prices">
    <h2 id="prices">Prices</h2>
    <p>{mostWorks(band)}.</p>
  </section>
)
