import { images } from '../../../../domain/pictures/images.collection'
import type { Field } from '../../../../domain/shared/records/fields'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import EntryListInput from '../../../forms/entry-list-input'
import type { FieldInput, FieldInputProps } from '../../../forms/field-input-props'
import { inputFor } from '../../../forms/field-inputs'
import { SearchSelect } from '../../../kit/controls/search-select'
import { artQueries } from '../../../queries/art.queries'
import { calendarQueries } from '../../../queries/calendar.queries'
import { guideQueries } from '../../../queries/guide.queries'
import { offerQueries } from '../../../queries/offer.queries'
import { recordQuery, recordsQuery } from '../../../queries/record.queries'
import { pickInput } from '../../engine/fields/option-inputs'
import { pickManyInput } from '../../engine/fields/pick-many-input'

/** The newest pictures of the library. A page may show those that are not public yet: its publication makes them so. */
const ready = { where: [['status', '==', 'ready']], orderBy: [['createdAt', 'desc']], limit: 500 } as const

const usePictures = () =>
  useLiveQuery(recordsQuery(useApp(), images, ready)).map(({ id, alt }) => ({ value: id, label: alt || 'Without a description' }))
const help = 'Enter a part of its description in the image library.'
const nothingFound = 'No picture of the library has this description.'

/** One picture. The chosen one is named even if it is an older one. */
const PictureInput: FieldInput = props => {
  const { value } = props
  return typeof value === 'string' ? <ChosenPicture {...props} id={value} /> : <AnyPicture {...props} />
}

const AnyPicture = pickInput({ useOptions: usePictures, help, nothingFound })

function ChosenPicture({ id, field, onChange, error }: FieldInputProps & { readonly id: string }) {
  const newest = usePictures()
  const chosen = useLiveQuery(recordQuery(useApp(), images, id))
  const own = { value: id, label: chosen?.alt || 'A picture that is no longer in the library' }
  return (
    <SearchSelect
      label={field.label}
      help={help}
      nothingFound={nothingFound}
      options={[own, ...newest.filter(({ value }) => value !== id)]}
      value={id}
      onChange={next => onChange(next ?? undefined)}
      error={error}
    />
  )
}

const PicturesInput = pickManyInput({
  useOptions: usePictures,
  help,
  nothingFound,
  unknown: 'An older picture',
})
const CardsInput: FieldInput = props => <EntryListInput {...props} inputFor={blockInput} />

/** The public records of a kind, which the cards of a page can show. */
const recordInputs: Readonly<Record<string, FieldInput>> = {
  artists: pickManyInput({
    useOptions: () => (useLiveQuery(artQueries(useApp()).wall())?.artists ?? []).map(({ id, name }) => ({ value: id, label: name })),
    help: 'Enter a part of the name.',
    nothingFound: 'No artist in public has this name.',
    unknown: 'An artist who is not public',
  }),
  events: pickManyInput({
    useOptions: () => (useLiveQuery(calendarQueries(useApp()).index())?.events ?? []).map(({ id, title }) => ({ value: id, label: title })),
    help: 'Enter a part of the title.',
    nothingFound: 'No event in the calendar has this title.',
    unknown: 'An event that is not public',
  }),
  articles: pickManyInput({
    useOptions: () => (useLiveQuery(guideQueries(useApp()).articles())?.articles ?? []).map(({ id, title }) => ({ value: id, label: title })),
    help: 'Enter a part of the title.',
    nothingFound: 'No article of the guide has this title.',
    unknown: 'An article that is not public',
  }),
  products: pickManyInput({
    useOptions: () => useLiveQuery(offerQueries(useApp()).products()).map(({ id, title }) => ({ value: id, label: title })),
    help: 'Enter a part of the title.',
    nothingFound: 'No product in the shop has this title.',
    unknown: 'A product that is not for sale',
  }),
}

const isPicture = (field: Field | undefined) => field?.to === images.path

/** The input of a block's field: pictures are chosen from the library, the rest as in every form. */
export function blockInput(field: Field): FieldInput {
  if (isPicture(field)) return PictureInput
  if (field.kind === 'list' && isPicture(field.of)) return PicturesInput
  if (field.kind === 'list' && field.of?.fields) return CardsInput
  const records = field.kind === 'list' && field.of?.to !== undefined ? recordInputs[field.of.to] : undefined
  if (records) return records
  return inputFor(field)
}
