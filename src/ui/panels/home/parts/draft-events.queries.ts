import { type MissingOfEvent, missingOf } from '../../../../domain/events/draft-events'
import { events } from '../../../../domain/events/events.collection'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import { WallClock } from '../../../../domain/shared/time/wall-clock'
import type { App, LiveQuery } from '../../../app-services/app-context'
import { recordsQuery } from '../../../queries/record.queries'

/** An event of the office, with what is missing in it. */
export type OfficeEvent = StoredOf<typeof events> & { readonly missing: readonly MissingOfEvent[] }

/** Events that the office entered or imported, public or not. */
export function officeEventsQuery(app: App): LiveQuery<readonly OfficeEvent[]> {
  const query = recordsQuery(app, events, { where: [['status', 'in', ['draft', 'pending', 'published']]] })
  const checked = async (rows: readonly StoredOf<typeof events>[]) => {
    const now = (await app.services()).get(WallClock).now()
    return rows
      .filter(({ hostIds, deletedAt }) => hostIds.length === 0 && deletedAt === undefined)
      .map(event => ({ ...event, missing: missingOf(event, now) }))
  }
  return {
    queryKey: ['office', 'events'],
    queryFn: async () => checked(await query.queryFn()),
    live: async (next, fail) => query.live!(rows => void checked(rows).then(next, fail), fail),
    staleTime: 0,
  }
}
