import { listings } from '../../../../domain/guide/listings.collection'
import { images } from '../../../../domain/pictures/images.collection'
import { changeUnlessConflict } from '../../../../domain/shared/change-unless-conflict'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import { Records } from '../../../../domain/shared/records/records'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Form, FormField } from '../../../forms/form'
import { useRecordForm } from '../../../forms/use-record-form'
import { recordQuery } from '../../../queries/record.queries'
import { StoredPicture } from '../../engine/pictures/stored-picture'

const { doorNote, neighbourhoodId } = listings.fields
const fields = { doorNote, neighbourhoodId }

/** The form for what helps visitors find the entrance. */
export function EntranceForm({ listing }: { readonly listing: StoredOf<typeof listings> }) {
  const records = useService(Records)
  const { form } = useRecordForm<typeof listings, typeof fields>({
    fields,
    record: listing,
    draft: `listings/${listing.id}/entrance`,
    change: (before, changed) => changeUnlessConflict(records, listings, before, changed),
  })
  return (
    <>
      <Form form={form} label="Save entrance">
        <FormField name="doorNote" label="Note about the entrance" />
        <FormField name="neighbourhoodId" />
      </Form>
      {listing.entranceImageId ? <EntrancePicture id={listing.entranceImageId} /> : <p>The artist has sent no picture of the entrance.</p>}
    </>
  )
}

function EntrancePicture({ id }: { readonly id: string }) {
  const image = useLiveQuery(recordQuery(useApp(), images, id))
  return image ? <StoredPicture image={image} alt={image.alt || 'The entrance'} sizes="20rem" /> : <p>The picture of the entrance was deleted.</p>
}
