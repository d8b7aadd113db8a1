import { useLayoutEffect, useRef } from 'react'
import { contactLog } from '../../../../domain/contacts/contact-log.collection'
import { ContactLogService } from '../../../../domain/contacts/contact-log-service'
import { localDate, optional } from '../../../../domain/shared/records/fields'
import { useApp, useService } from '../../../app-services/app-context'
import { Form, FormField } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { renewPeople } from '../../../queries/people.queries'
import type { Outcome } from '../../engine/actions/use-outcome'
import { localTimeToInstant } from '../../engine/fields/local-time-to-instant'
import { useOfficeToday } from '../../engine/use-office-today'
import { usePanelContext } from '../../engine/use-panel-context'
import { channelLabels } from './channel-labels'

interface ContactLogFormProps {
  readonly personId: string
  readonly outcome: Outcome
  readonly onDone: () => void
}

const { channel, note, outcome: result, private: isPrivate } = contactLog.fields
const fields = {
  channel,
  day: localDate('Day of the talk'),
  note,
  result: { ...result, label: 'What came of it' },
  due: optional(localDate('Follow up by')),
  private: isPrivate,
}

/** The form for a contact log entry: what was said, its outcome, and a follow-up. Dictation is left to the device. */
export default function ContactLogForm({ personId, outcome, onDone }: ContactLogFormProps) {
  const [app, service] = [useApp(), useService(ContactLogService)]
  const { tz } = usePanelContext()
  const today = useOfficeToday()
  const form = useForm({
    fields,
    initial: { channel: 'call', day: today, private: false },
    draft: `${contactLog.path}/talk-with-${personId}`,
    check: ({ note: said, day, due }) => ({
      note: said?.trim() ? undefined : 'Write what was said.',
      day: day && day > today ? 'Choose today or an earlier day.' : undefined,
      due: due && due < today ? 'Choose today or a later day.' : undefined,
    }),
    submit: values =>
      outcome.run('Writing it down…', async () => {
        const { due, day, result: cameOfIt, note: text, ...entry } = values
        const followUp = due && { followUp: { due: await localTimeToInstant(`${due}T17:00`, tz) } }
        const at = day < today && { at: await localTimeToInstant(`${day}T12:00`, tz) }
        await service.write({ personId, ...entry, note: text.trim(), ...(cameOfIt?.trim() && { outcome: cameOfIt.trim() }), ...followUp, ...at })
        await renewPeople(app)
        return { message: due ? 'Logged, and on your list.' : 'Logged.' }
      }),
    onSaved: onDone,
  })
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.querySelector('textarea')?.focus(), [])
  return (
    <div ref={box}>
      <Form form={form} label="Log it" marks="required">
        <FormField name="channel" options={Object.entries(channelLabels).map(([value, label]) => ({ value, label }))} />
        <FormField name="day" />
        <FormField name="note" rows={4} />
        <FormField name="result" />
        <FormField name="due" />
        <FormField name="private" />
      </Form>
    </div>
  )
}
