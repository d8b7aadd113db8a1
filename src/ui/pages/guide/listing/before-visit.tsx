// What visitors read before they come, in one download.
export { Directions } from '../../../blocks/directions'
export { WebLinks } from '../../../blocks/web-links'
export { AccessibilityInfo } from './accessibility-info'
export { SincePrint } from './since-print'
