import { listings } from '../../../../domain/guide/listings.collection'
import { changeUnlessConflict } from '../../../../domain/shared/change-unless-conflict'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import { Records } from '../../../../domain/shared/records/records'
import { recordOvertaken } from '../../../../domain/shared/records/rule-broken'
import { useApp, useLiveQuery, useService } from '../../../app-services/app-context'
import { Form, FormField } from '../../../forms/form'
import { useRecordForm } from '../../../forms/use-record-form'
import { EntrancePhotoSection } from '../../../listings-portal/entrance-photo-section'
import { ownListingsOf } from '../../../listings-portal/portal.queries'
import { listingQueries } from '../listings/listing.queries'
import { useEdition } from '../use-edition'
import { useNeighbourhoods } from '../weekends/use-weekends-and-neighbourhoods'

const { doorNote, neighbourhoodId } = listings.fields
const fields = { doorNote, neighbourhoodId }

/** What visitors read and see at the door. The note is printed, so it stays as it is once the listing is locked for print. */
export function EntranceForm({ listing }: { readonly listing: StoredOf<typeof listings> }) {
  const app = useApp()
  const records = useService(Records)
  const picture = useLiveQuery(listingQueries(app).picture(listing, 'entrance'))
  const isPrinted = listing.printLockedAt !== undefined
  const { form } = useRecordForm<typeof listings, typeof fields>({
    fields,
    record: listing,
    draft: `listings/${listing.id}/entrance`,
    change: (before, changed) => changeUnlessConflict(records, listings, before, changed),
  })
  const save = async (entranceImageId: string | undefined) => {
    const own = await ownListingsOf(app)
    const saved = await own.change(listing, ['entranceImageId'], { entranceImageId }, new Date())
    if (saved.outcome === 'overtaken') throw recordOvertaken(saved.theirs)
  }
  const areas = useNeighbourhoods(useEdition()?.city).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <Form form={form} label="Save entrance" isReadOnly={isPrinted} needsChange>
        <FormField
          name="doorNote"
          label="Note about the entrance"
          {...(isPrinted && { help: 'It is printed. Publish a correction where it is wrong.' })}
        />
        <FormField name="neighbourhoodId" options={areas} />
      </Form>
      <EntrancePhotoSection picture={picture ?? undefined} save={save} isReadOnly={false} />
    </>
  )
}
