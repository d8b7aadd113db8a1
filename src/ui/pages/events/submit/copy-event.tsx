import { submissionOfEvent } from '../../../../domain/calendar/submissions/event-of-submission'
import { events } from '../../../../domain/events/events.collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { recordQuery } from '../../../queries/record.queries'
import SubmitEventForm from './submit-event-form'

/** A new event with the texts of an earlier one of the same host; its date is entered anew. */
export default function CopyEvent({ id }: { readonly id: string }) {
  const event = useLiveQuery(recordQuery(useApp(), events, id))
  return event ? <SubmitEventForm copyOf={{ id, texts: submissionOfEvent(event) }} /> : <SubmitEventForm />
}
