import { eventTags } from '../../../../domain/calendar/tags/event-tags.collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { recordsQuery } from '../../../queries/record.queries'
import { pickInput } from '../../engine/fields/option-inputs'

/** Picks a tag of the vocabulary by its name. */
export const TagInput = pickInput({
  useOptions: () =>
    useLiveQuery(recordsQuery(useApp(), eventTags))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
      .map(({ id, name }) => ({ value: id, label: name })),
  nothingFound: 'No tag of the vocabulary has this name.',
})
