import { type ArtworkChange, OwnProfileAndWorks } from '../../../../domain/art/own-profile-and-works'
import { artworks } from '../../../../domain/artists/artists.collection'
import { useApp } from '../../../app-services/app-context'
import { Form } from '../../../forms/form'
import { useRecordForm } from '../../../forms/use-record-form'
import { type OwnWork, renewAccount } from '../../../queries/account.queries'
import { WorkFields } from './work-fields'
import { storedWork, workFields, workProblems } from './work-form-fields'

/** The details of a work. */
export function ArtworkForm({ own, onSaved }: { readonly own: OwnWork; readonly onSaved: () => void }) {
  const app = useApp()
  const { form } = useRecordForm<typeof artworks, typeof workFields>({
    fields: workFields,
    record: own.work,
    draft: `${artworks.path}/${own.work.id}`,
    check: workProblems,
    change: async (before, changed, entered) => {
      const stored: ArtworkChange = storedWork(entered)
      const names = [...Object.keys(changed), 'price'] as (keyof typeof workFields)[]
      const change: ArtworkChange = Object.fromEntries(names.map(name => [name, stored[name]]))
      const saved = await (await app.services()).get(OwnProfileAndWorks).changeWork(before, change)
      await renewAccount(app)
      return saved
    },
    onSaved,
  })
  return (
    <Form form={form} label="Save this work" needsChange>
      <WorkFields isForSale={form.values.availability === 'sale'} />
    </Form>
  )
}
