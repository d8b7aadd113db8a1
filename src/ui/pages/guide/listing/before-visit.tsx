// Everything that visitors read before a visit, in one chunk.
export { Directions } from '../../../blocks/directions'
export { WebLinks } from '../../../blocks/web-links'
export { AccessibilityInfo } from './accessibility-info'
export { CorrectionsSincePrint } from './corrections-since-print'
export { PriceRange } from './price-range'
