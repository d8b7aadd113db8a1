import { runPanel } from '../../engine/run/run-panel'
import { neglectedHint, neglectedList } from './neglected-list'

/** Patrons without a contact for a long time. */
export default runPanel({ above: <p>{neglectedHint}</p>, lists: [neglectedList] })
