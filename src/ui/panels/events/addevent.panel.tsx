import { customPanel } from '../engine/custom-panel'
import { AddEvent } from './add/add-event'

/** Staff enter an event, for the organization or for an organizer. */
export default customPanel(AddEvent)
