import { changeEventTag } from '../../../../domain/calendar/tags/change-event-tag.contract'
import { eventTags } from '../../../../domain/calendar/tags/event-tags.collection'
import { Callables } from '../../../../domain/shared/functions/callables'
import { reference } from '../../../../domain/shared/records/fields'
import { Records } from '../../../../domain/shared/records/records'
import { counted } from '../../../kit/counted'
import { callAction } from '../../engine/actions/call-action'
import { queriedPanel } from '../../engine/collection-panel'
import { newRecordOf } from '../../engine/new-record-spec'
import type { PanelAction, RowOf } from '../../engine/panel-spec'
import { TagInput } from './tag-input'
import { type TagRow, useTags } from './use-tags'

type Tag = RowOf<typeof eventTags>

const { name, synonyms, titleWords } = eventTags.fields
const rule = changeEventTag.access
const usesOf = (tag: Tag) => (tag as Partial<TagRow>).uses ?? 0
const onEvents = (events: number) => (events === 0 ? 'No event had it.' : `${counted(events, 'event')} changed. Publish the calendar to show it.`)

const make = newRecordOf({
  title: 'New tag',
  purpose: 'Visitors filter the calendar by it.',
  label: 'Add tag',
  choose: { fields: { name, synonyms, titleWords }, begin: { synonyms: [] } },
  run: async ({ name: tagName, synonyms: words, titleWords: inTitles }, id, services) => {
    const tag = { name: tagName, synonyms: words ?? [], ...(inTitles && { titleWords: inTitles }) }
    await services.get(Callables).call(changeEventTag, { act: 'add', id, tag })
    return { message: `“${tagName}” is a tag now.` }
  },
})

const actions: readonly PanelAction<Tag>[] = [
  {
    label: 'Rename',
    on: 'one',
    rule,
    ask: {
      title: 'Rename this tag',
      what: ([tag]) => `${counted(usesOf(tag as Tag), 'event')} with this tag will have the new name.`,
      fields: { name },
      begin: tag => ({ name: tag.name }),
    },
    run: async ([tag], services, { name: next = '' }) => {
      const callables = services.get(Callables)
      const rename = (to: string) => callables.call(changeEventTag, { act: 'rename', id: tag!.id, name: to })
      const former = tag!.name ?? ''
      const { events } = await rename(next)
      return { message: `“${former}” is “${next}” now. ${onEvents(events)}`, undo: async () => void (await rename(former)) }
    },
  },
  callAction(changeEventTag)({
    label: 'Merge into another tag',
    on: 'one',
    ask: {
      what: ([tag]) =>
        `${counted(usesOf(tag as Tag), 'event')} with this tag will have the other one. Its words become synonyms of the other one. This cannot be undone.`,
      fields: { into: reference('Tag that stays', 'eventTags') },
      inputs: { into: TagInput },
    },
    input: ({ id }, { into }) => ({ act: 'merge', id, into }),
    done: ({ events }, { name: former }) => `“${former}” is a synonym now. ${onEvents(events)}`,
  }),
  {
    label: 'Delete',
    on: 'one',
    rule,
    ask: { title: 'Delete this tag', what: 'It leaves the vocabulary with its synonyms and rules. Events keep the word.', fields: {} },
    run: async ([tag], services) => {
      const records = services.get(Records)
      const { name: tagName = '', synonyms: words = [], titleWords: inTitles } = tag!
      await records.commit(records.deleting(eventTags, tag!.id))
      const again = { name: tagName, synonyms: words, ...(inTitles && { titleWords: inTitles }) }
      return {
        message: `“${tagName}” is no longer in the vocabulary.`,
        undo: async () => void (await services.get(Callables).call(changeEventTag, { act: 'add', id: tag!.id, tag: again })),
      }
    },
  },
]

/** Every tag with its synonyms, the words of titles that ask for it, and its use. */
export default queriedPanel(
  eventTags,
  {
    columns: ['name', { name: 'uses', label: 'Events', kind: 'number', value: usesOf }, 'synonyms', 'titleWords', 'updatedAt'],
    sort: 'name',
    form: ['name', 'synonyms', 'titleWords'],
    actions,
  },
  () => ({ rows: useTags(), make }),
)
