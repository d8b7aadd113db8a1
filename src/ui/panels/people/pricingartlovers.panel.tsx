import { customPanel } from '../engine/custom-panel'
import { ArtLoverPrices } from './products/art-lover-prices'

/** The levels and prices of memberships for art lovers. */
export default customPanel(ArtLoverPrices)
