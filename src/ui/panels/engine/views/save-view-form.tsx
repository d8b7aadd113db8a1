import { savedViews } from '../../../../domain/tables/saved-views.collection'
import { Form, FormField } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'

interface KeepViewFormProps {
  readonly className: string | undefined
  readonly keep: (view: { readonly name: string; readonly shared: boolean }) => Promise<unknown>
}

const { name, shared } = savedViews.fields
const fields = { name, shared }

/** Saves a view under a name, for this person or for all staff. A name that could not be saved stays in the input. */
export function SaveViewForm({ className, keep }: KeepViewFormProps) {
  const form = useForm({
    fields,
    initial: { shared: false },
    guards: false,
    resets: true,
    submit: async view => void (await keep({ ...view, name: view.name.trim() })),
  })
  return (
    <div className={className}>
      <Form form={form} label="Save" words={{ saving: 'Saving…', saved: 'Saved.' }}>
        <FormField name="name" label="Save this view as" />
        <FormField name="shared" />
      </Form>
    </div>
  )
}
