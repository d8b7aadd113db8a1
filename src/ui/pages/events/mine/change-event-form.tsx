import { submissionOfEvent } from '../../../../domain/calendar/submissions/event-of-submission'
import { eventDate, submittedEventFields } from '../../../../domain/calendar/submissions/event-submission-fields'
import type { Event } from '../../../../domain/events/events.collection'
import { changeEvent } from '../../../../domain/replies/change-event.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { list } from '../../../../domain/shared/records/fields'
import { localMoment } from '../../../../domain/shared/time/local-day'
import { useApp, useLiveQuery, useService } from '../../../app-services/app-context'
import { dateProblemText } from '../../../event-form/date-problems'
import { Form, FormField } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { counted } from '../../../kit/counted'
import { calendarQueries } from '../../../queries/calendar.queries'
import { useNow } from '../../../queries/clock.queries'

const fields = { ...submittedEventFields, dates: list('Date', eventDate, 1) }

interface ChangeEventFormProps {
  readonly event: Event
  readonly onDone: (text: string) => void
}

/** Changes a public event; those who come are told of a new time, place or price. */
export default function ChangeEventForm({ event, onDone }: ChangeEventFormProps) {
  const app = useApp()
  const callables = useService(Callables)
  const now = localMoment(useNow(), event.start.tz)
  const index = useLiveQuery(calendarQueries(app).index())
  const form = useForm<typeof submittedEventFields>({
    fields,
    initial: submissionOfEvent(event),
    check: ({ dates }) => ({ dates: dateProblemText(dates, now) }),
    submit: async entered => {
      const { outcome, told } = await callables.call(changeEvent, { id: event.id, rev: event.rev, event: entered })
      onDone(doneText[outcome](told))
    },
  })
  return (
    <Form form={form} label="Save changes" needsChange>
      {Object.keys(fields).map(name => (
        <FormField
          key={name}
          name={name}
          {...(name === 'neighbourhoodId' && { options: (index?.neighbourhoods ?? []).map(({ id, name: label }) => ({ value: id, label })) })}
        />
      ))}
      <p>We tell everybody who comes about a new time, place or price. Our staff may read the change first.</p>
    </Form>
  )
}

const doneText = {
  changed: (told: number) => (told > 0 ? `The event is changed. ${counted(told, 'person was', 'people were')} told.` : 'The event is changed.'),
  submitted: () => 'Our staff reads your change first. Then we tell everybody who comes.',
  same: () => 'Nothing was changed.',
} as const
