import { images } from '../../../../domain/pictures/images.collection'
import { publicFile } from '../../../../domain/pictures/picture-file'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import type { FieldInputProps } from '../../../forms/field-input-props'
import { SearchSelect } from '../../../kit/controls/search-select'
import { recordQuery, recordsQuery } from '../../../queries/record.queries'
import { StoredPicture } from '../pictures/stored-picture'

/** The newest pictures of the library that visitors can load. */
const published = {
  where: [
    ['isPublic', '==', true],
    ['status', '==', 'ready'],
  ],
  orderBy: [['createdAt', 'desc']],
  limit: 500,
} as const

/** Selects a published picture of the library by its description, with a preview. */
export default function PublishedPictureSelect({ field, value, onChange, error }: FieldInputProps) {
  const app = useApp()
  const newest = useLiveQuery(recordsQuery(app, images, published))
  const id = typeof value === 'string' ? value : undefined
  return (
    <>
      <SearchSelect
        label={field.label}
        help="Enter a part of its description in the image library. You can choose pictures that are published."
        nothingFound="No published picture has this description."
        options={[...newest, ...(id === undefined || newest.some(one => one.id === id) ? [] : [{ id, alt: 'An older picture' }])].map(one => ({
          value: one.id,
          label: one.alt,
        }))}
        value={id ?? null}
        onChange={next => onChange(next ?? undefined)}
        error={error}
      />
      {id !== undefined && <Chosen key={id} id={id} />}
    </>
  )
}

function Chosen({ id }: { readonly id: string }) {
  const image = useLiveQuery(recordQuery(useApp(), images, id))
  const path = image?.status === 'ready' ? publicFile(image) : undefined
  return image && path !== undefined ? (
    <div style={{ maxInlineSize: '12rem' }}>
      <StoredPicture image={{ ...image, path }} alt={image.alt} sizes="12rem" />
    </div>
  ) : (
    <p>This picture is no longer published. Choose another one.</p>
  )
}
