import EventCheckIn from '../../../event-replies/check-in/event-check-in'
import { Anchor } from '../../../kit/anchor'
import css from './my-events.module.css'

/** The door of an event for its host. */
export default function HostDoor({ id }: { readonly id: string }) {
  return (
    <div className={css.part}>
      <p>
        <Anchor to={`/editevents?event=${id}`}>Back to the event</Anchor>
      </p>
      <EventCheckIn eventId={id} />
    </div>
  )
}
