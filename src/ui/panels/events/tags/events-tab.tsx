import { changeEventTag } from '../../../../domain/calendar/tags/change-event-tag.contract'
import { eventTags } from '../../../../domain/calendar/tags/event-tags.collection'
import { events } from '../../../../domain/events/events.collection'
import { RecordService } from '../../../../domain/records/record-service'
import type { Services } from '../../../../domain/shared/functions/service'
import { reference } from '../../../../domain/shared/records/fields'
import { Records } from '../../../../domain/shared/records/records'
import { bulkResult } from '../../engine/bulk/bulk-result-text'
import { collectionPanel } from '../../engine/collection-panel'
import type { PanelAction, RowOf, WholeLabel } from '../../engine/panel-spec'
import { startColumn } from '../guide-events/start-column'
import { TagInput } from './tag-input'

type Row = RowOf<typeof events>

async function change(rows: readonly Row[], services: Services, is: 'add' | 'take', tagId = '') {
  const tag = await services.get(Records).get(eventTags, tagId)
  const service = services.get(RecordService)
  const ids = rows.map(({ id }) => id)
  return bulkResult(service, await service.bulkChange(events, ids, { is, field: 'tags', values: tag ? [tag.name] : [] }))
}

const tagging = (is: 'add' | 'take', label: WholeLabel): PanelAction<Row> => ({
  label,
  on: 'both',
  rule: changeEventTag.access,
  ask: { fields: { tag: reference('Tag', 'eventTags') as never }, inputs: { tag: TagInput } },
  run: (rows, services, { tag }) => change(rows, services, is, tag),
})

/** Events with their tags; a tag of the vocabulary is added to all that are selected, or removed from them. */
export default collectionPanel(events, {
  columns: ['title', 'tags', startColumn, 'status', 'venue', 'summary'],
  sort: '-start',
  filters: ['status', 'tags'],
  form: ['title', 'tags', 'summary'],
  actions: [tagging('add', 'Add a tag'), tagging('take', 'Remove a tag')],
})
