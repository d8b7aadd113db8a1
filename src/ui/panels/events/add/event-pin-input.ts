import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { calendarQueries } from '../../../queries/calendar.queries'
import { pinInput } from '../../engine/fields/pin-input'

/** Where an event is, on the map of the calendar. */
export default pinInput({
  label: 'Place of the event',
  point: 'The event',
  useGround: () => {
    const map = useLiveQuery(calendarQueries(useApp()).baseMap())
    return { land: map?.land ?? [], streets: map?.streets, areas: map?.neighbourhoods ?? [] }
  },
})
