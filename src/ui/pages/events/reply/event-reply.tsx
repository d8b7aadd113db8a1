import { freeAtEvent } from '../../../../domain/events/event-place-counts.collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { replyQueries } from '../../../event-replies/reply.queries'
import { LinkButton } from '../../../kit/button'
import { counted } from '../../../kit/counted'
import { numberText } from '../../../kit/number-text'
import { useSignedIn } from '../../../queries/session.queries'
import { OwnReply } from './own-reply'

interface EventReplyProps {
  readonly id: string
  /** `undefined` without a limit. */
  readonly capacity: number | undefined
  /** In the event's zone. */
  readonly tz: string
  readonly hasPrice: boolean
}

/** How much room there is, and the visitor's own reply. */
export default function EventReply({ id, capacity, tz, hasPrice }: EventReplyProps) {
  const app = useApp()
  const user = useSignedIn()
  const places = useLiveQuery(replyQueries(app).places(id))
  const free = freeAtEvent(capacity, places)
  return (
    <>
      {capacity !== undefined && free !== undefined && (
        <p>
          {free > 0 ? `${numberText(free)} of ${counted(capacity, 'place')} free.` : 'Full.'}
          {(places?.waiting ?? 0) > 0 && ` ${counted(places!.waiting, 'person waits', 'people wait')}.`}
        </p>
      )}
      {user ? (
        <OwnReply id={id} personId={user.claims.pid} capacity={capacity} free={free} tz={tz} hasPrice={hasPrice} />
      ) : (
        <>
          {free === 0 && <p>You can join the waiting list.</p>}
          <LinkButton look="main" to={`/signin?next=${encodeURIComponent(`/events/${id}`)}`}>
            Sign in to reply
          </LinkButton>
        </>
      )}
    </>
  )
}
