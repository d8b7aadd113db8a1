// What a studio's page shows beside its picture and hours, in one chunk.

export { Directions } from '../../../blocks/directions'
export { StudioList } from '../map/studio-list'
export { AboutTheArtist } from './about-the-artist'
export { AccessibilityInfo } from './accessibility-info'
export { CorrectionsSincePrint } from './corrections-since-print'
export { ListingActions } from './listing-actions'
export { ListingFacts } from './listing-facts'
export { ListingWorks } from './listing-works'
export { MapNumberNav } from './map-number-nav'
