import { people } from '../../../../domain/people/people.collection'
import { PersonContactService } from '../../../../domain/people/person-contact-service'
import { email, list, withHelp } from '../../../../domain/shared/records/fields'
import { useApp, useService } from '../../../app-services/app-context'
import { Form, FormField } from '../../../forms/form'
import { useRecordForm } from '../../../forms/use-record-form'
import { renewPeople } from '../../../queries/people.queries'
import type { UnderRecordProps } from '../../engine/panel-spec'

const fields = {
  emails: withHelp(
    list('Email addresses', email('Address'), people.fields.emails.max ?? 0),
    'Press Enter after each. The one that signs in stays first.',
  ),
  phones: people.fields.phones,
}

/** The addresses and phone numbers of a person. A callable saves them, because an address must belong to one person only. */
export default function ContactsForm({ record }: UnderRecordProps<typeof people>) {
  const [app, service] = [useApp(), useService(PersonContactService)]
  const { form } = useRecordForm<typeof people, typeof fields>({
    fields,
    record,
    draft: `${people.path}/${record.id}/contacts`,
    valuesOf: ({ emails = [], phones = [] }) => ({ emails: emails.map(({ address }) => address), phones }),
    change: async (before, changed) => {
      if (record.rev > before.rev) return { outcome: 'overtaken', theirs: record }
      await service.change(before, {
        ...(changed.emails && { emails: changed.emails }),
        ...('phones' in changed && { phones: changed.phones ?? [] }),
      })
      await renewPeople(app)
      return { outcome: 'saved', rev: before.rev + 1 }
    },
  })
  if (record.status !== 'active') return null
  return (
    <>
      <h3>Reached by</h3>
      <Form form={form} label="Save how they are reached" title="Reached by" marks="required" needsChange>
        <FormField name="emails" />
        <FormField name="phones" />
      </Form>
    </>
  )
}
