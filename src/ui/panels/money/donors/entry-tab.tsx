import { customPanel } from '../../engine/custom-panel'
import { GiftEntry } from './gift-entry'

/** Gifts that came by check, in cash or as goods. */
export default customPanel(GiftEntry)
