import { customPanel } from '../engine/custom-panel'
import { ArtLoverPrices } from './products/art-lover-prices'

/** The levels of art lovers with what they cost. */
export default customPanel(ArtLoverPrices)
