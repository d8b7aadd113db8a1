// What a studio's page shows below the picture and the hours, in one chunk.

export { Directions } from '../../../blocks/directions'
export { WebLinks } from '../../../blocks/web-links'
export { StudioList } from '../map/studio-list'
export { AboutTheArtist } from './about-the-artist'
export { AccessibilityInfo } from './accessibility-info'
export { CorrectionsSincePrint } from './corrections-since-print'
export { ListingWorks } from './listing-works'
export { MapNumberNav } from './map-number-nav'
export { PriceRange } from './price-range'
export { SaveStudio } from './save-studio'
