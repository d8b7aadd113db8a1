import { useEffect, useRef } from 'react'
import { PersonProfile } from '../../../../domain/contacts/person-profile'
import { personNotes } from '../../../../domain/people/person-notes'
import { optional } from '../../../../domain/shared/records/fields'
import { useApp, useService } from '../../../app-services/app'
import { DraftLine } from '../../../forms/draft-line'
import { Form, FormField } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { renewPeople } from '../../../queries/people.queries'
import type { Outcome } from '../../engine/actions/use-outcome'

interface PersonNoteProps {
  readonly personId: string
  readonly note: string
  readonly outcome: Outcome
  readonly onDone: () => void
}

const fields = { note: optional(personNotes.fields.note) }

/** The office's note of somebody, which they never see. */
export function PersonNote({ personId, note, outcome, onDone }: PersonNoteProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('textarea')?.focus(), [])
  const [app, profile] = [useApp(), useService(PersonProfile)]
  const save = (words: string) => profile.writeNote(personId, words).then(() => renewPeople(app))
  const form = useForm({
    fields,
    initial: { note: note || undefined },
    submit: ({ note: text = '' }) =>
      outcome.run('Saving the note…', async () => {
        await save(text.trim())
        return { message: 'The note is saved.', undo: () => save(note) }
      }),
    onSaved: onDone,
  })
  return (
    <div ref={box}>
      <Form
        form={form}
        label="Save the note"
        marks="required"
        head={
          <DraftLine name={`${personNotes.path}/${personId}`} values={form.values} edited={form.edited} onTake={({ values }) => form.set(values)} />
        }
      >
        <FormField name="note" help="Only the office sees it." rows={4} />
      </Form>
    </div>
  )
}
