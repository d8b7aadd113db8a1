import { events } from '../../../../domain/events/events.collection'
import { GuideEventOrder } from '../../../../domain/guide/events/guide-event-order'
import type { BulkChange } from '../../../../domain/records/bulk/bulk-change'
import { RecordService } from '../../../../domain/records/record-service'
import type { Services } from '../../../../domain/shared/functions/service'
import { scope } from '../../../../domain/shared/records/policy'
import { counted } from '../../../kit/counted'
import { bulkTakenBack } from '../../engine/bulk/bulk-result-text'
import type { PanelAction, RowOf } from '../../engine/panel-spec'

type GuideEvent = RowOf<typeof events>

const rule = scope('guide')

/** The same change of some events, with its undo. */
export async function changeEvents(rows: readonly GuideEvent[], services: Services, fields: (BulkChange & { is: 'set' })['fields'], done: string) {
  const service = services.get(RecordService)
  const ids = rows.map(({ id }) => id)
  const { bulkId, changed } = await service.bulkChange(events, ids, { is: 'set', fields })
  return {
    message: `${counted(changed, 'event')} ${done} Visitors see it once the guide is published.`,
    undo: async () => bulkTakenBack(await service.undo(bulkId)),
  }
}

const move = (direction: 'earlier' | 'later', done: string): PanelAction<GuideEvent> => ({
  label: `Move ${direction}`,
  on: 'one',
  rule,
  run: async ([row], services) => {
    const order = services.get(GuideEventOrder)
    const changed = await order.move(row!.id, direction)
    const isEnd = changed === 0
    const end = direction === 'earlier' ? 'first' : 'last'
    return isEnd
      ? { message: `It is the ${end} event of its weekend already.` }
      : { message: done, undo: async () => void (await order.move(row!.id, direction === 'earlier' ? 'later' : 'earlier')) }
  },
})

/** What guide staff do with the events of an edition. */
export const guideEventActions: readonly PanelAction<GuideEvent>[] = [
  move('earlier', 'It comes one place earlier in its weekend.'),
  move('later', 'It comes one place later in its weekend.'),
  {
    label: 'Order its weekend by time',
    on: 'one',
    rule,
    fits: ({ guideOrder }) => guideOrder !== undefined,
    run: async ([row], services) => {
      const changed = await services.get(GuideEventOrder).orderByTime(row!.id)
      return { message: `The events of its weekend follow by time. ${counted(changed, 'order number')} removed.` }
    },
  },
  {
    label: 'Feature',
    on: 'both',
    rule,
    fits: ({ featured }) => !featured,
    run: (rows, services) => changeEvents(rows, services, { featured: true }, 'featured.'),
  },
  {
    label: 'Stop featuring',
    on: 'both',
    rule,
    fits: ({ featured }) => featured === true,
    run: (rows, services) => changeEvents(rows, services, { featured: null }, 'no longer featured.'),
  },
  {
    label: 'Take out of the guide',
    on: 'both',
    rule,
    run: (rows, services) =>
      changeEvents(
        rows,
        services,
        { editionId: null, weekendId: null, guideOrder: null, featured: null },
        'taken out of the guide. They stay in the calendar.',
      ),
  },
  { label: 'Show the page', on: 'one', fits: ({ status }) => status === 'published', to: ({ id }) => `/events/${id}` },
]
