import { containsWords } from '../../../../domain/shared/text/contains-words'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { counted } from '../../../kit/counted'
import { dayOf } from '../../../kit/time/format-time'
import { useNow } from '../../../queries/clock.queries'
import { findPanel } from '../../engine/find/find-panel'
import type { Found } from '../../engine/find/find-spec'
import { officeGuestQueries } from '../../events/guests/office-guest.queries'

/** Published events that are not over, the next one first. */
function useComingEvents(text: string): Found {
  const app = useApp()
  const now = useNow()
  const published = useLiveQuery(officeGuestQueries(app).published())
  const matches = containsWords(text)
  const coming = published.filter(({ end, deletedAt }) => end.utc > now && !deletedAt)
  const found = coming.filter(({ title, venue, address = '' }) => matches(`${title} ${venue} ${address}`))
  return {
    rows: found
      .toSorted((a, b) => a.start.utc.getTime() - b.start.utc.getTime())
      .slice(0, 100)
      .map(({ id, title, venue, start }) => ({ id, name: title, detail: dayOf(start.utc, start.tz, { short: true }), note: venue })),
    count: `${counted(found.length, 'event')}${found.length > 100 ? '; these are the next 100' : ''}`,
  }
}

/** Who comes to an event, for the door. */
export default findPanel({
  label: 'Coming events',
  box: 'Find an event',
  help: 'By its title or place',
  param: 'event',
  useFound: useComingEvents,
  empty: 'No coming event matches. Remove a word to see more.',
  page: () => import('../../events/guests/event-guests-page'),
})
