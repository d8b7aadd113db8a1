import { images } from '../../../../domain/pictures/images.collection'
import type { Field } from '../../../../domain/shared/records/fields'
import { useApp } from '../../../app-services/app-context'
import { useLiveQuery } from '../../../app-services/live-query'
import EntryListInput from '../../../forms/entry-list-input'
import type { FieldInput } from '../../../forms/field-input'
import { inputFor } from '../../../forms/field-inputs'
import { recordsQuery } from '../../../queries/record.queries'
import { pickInput } from '../../engine/fields/option-inputs'
import { pickManyInput } from '../../engine/fields/pick-many-input'

/** The newest pictures of the library. A page may show those that are not public yet: its publication makes them so. */
const ready = { where: [['status', '==', 'ready']], orderBy: [['createdAt', 'desc']], limit: 500 } as const

const usePictures = () =>
  useLiveQuery(recordsQuery(useApp(), images, ready)).map(({ id, alt }) => ({ value: id, label: alt || 'Without a description' }))
const nothingFound = 'No picture of the library has this description.'

const PictureInput = pickInput({ useOptions: usePictures, help: 'Enter a part of its description in the image library.', nothingFound })
const PicturesInput = pickManyInput({
  useOptions: usePictures,
  help: 'Enter a part of a description in the image library.',
  nothingFound,
  unknown: 'An older picture',
})
const CardsInput: FieldInput = props => <EntryListInput {...props} inputFor={blockInput} />

const isPicture = (field: Field | undefined) => field?.to === images.path

/** The input of a block's field: pictures are chosen from the library, the rest as in every form. */
export function blockInput(field: Field): FieldInput {
  if (isPicture(field)) return PictureInput
  if (field.kind === 'list' && isPicture(field.of)) return PicturesInput
  if (field.kind === 'list' && field.of?.fields) return CardsInput
  return inputFor(field)
}
