import { useState } from 'react'
import { nameFields, people } from '../../../../domain/people/people'
import { PersonContactService } from '../../../../domain/people/person-contact-service'
import { email, optional, text } from '../../../../domain/shared/records/fields'
import { useService } from '../../../app-services/app'
import { Form } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import type { Outcome } from '../../engine/actions/use-outcome'
import frame from '../../engine/panel-frame.module.css'

interface NewPersonProps {
  readonly outcome: Outcome
  /** Opens who was entered; nobody where it was given up. */
  readonly onDone: (personId: string | undefined) => void
}

const { kind, organisation, phones, tags } = people.fields
const details = { organisation, email: optional(email('E-mail')), phone: optional(text('Phone', phones.of?.max)), tags: optional(tags) }
const fields = { kind, first: optional(nameFields.first), last: optional(nameFields.last), ...details }

/** Somebody whom staff met. Nobody is agreed to anything by being entered. */
export function NewPerson({ outcome, onDone }: NewPersonProps) {
  const service = useService(PersonContactService)
  const [personId] = useState(() => service.newId())
  const form = useForm<typeof fields>({
    fields: entered => (entered.kind === 'business' ? { kind, ...details, organisation: text(organisation.label, organisation.max) } : fields),
    initial: { kind: 'person' },
    check: ({ kind: is, first: given, last: family }) => ({
      first: is === 'person' && !`${given ?? ''}${family ?? ''}`.trim() ? 'Enter a first or last name.' : undefined,
    }),
    submit: ({ kind: is, first: given = '', last: family = '', organisation: firm = '', email: address, phone, tags: labels }) =>
      outcome.run('Entering…', async () => {
        await service.add({
          personId,
          kind: is,
          first: given,
          last: family,
          tags: [...(labels ?? [])],
          source: 'Office',
          emails: address ? [{ address }] : [],
          phones: phone?.trim() ? [phone] : [],
          addresses: [],
          ...(firm.trim() && { organisation: firm }),
        })
        return { message: `${is === 'business' ? firm : `${given} ${family}`.trim()} is entered, and agreed to nothing yet.` }
      }),
    onSaved: () => onDone(personId),
  })
  return (
    <aside className={frame.form} aria-label="New person">
      <h2>New person</h2>
      <Form form={form} label="Enter" marks="required" acts={<Button onClick={() => onDone(undefined)}>Cancel</Button>} />
    </aside>
  )
}
