import { events } from '../../../../domain/events/events.collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { LinkButton } from '../../../kit/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { recordQuery } from '../../../queries/record.queries'
import SubmitEventForm from './submit-event-form'

/** An event that staff sent back, in the form that it was submitted with. */
export default function ResubmitEvent({ id }: { readonly id: string }) {
  const event = useLiveQuery(recordQuery(useApp(), events, id))
  if (event?.status === 'changes') return <SubmitEventForm event={event} />
  return (
    <EmptyState title="This event cannot be changed here" action={<LinkButton to="/addevent">Submit another event</LinkButton>}>
      <p>
        {event?.status === 'pending' ? 'It was submitted, and our staff is reading it.' : 'You can change an event here when our staff asks you to.'}
      </p>
    </EmptyState>
  )
}
