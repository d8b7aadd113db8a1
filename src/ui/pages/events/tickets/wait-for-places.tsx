import { maxGuests, replyToEvent } from '../../../../domain/replies/reply-to-event.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useService } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { useAction } from '../../../forms/use-action'
import { useOnline } from '../../../forms/use-online'
import { LinkButton } from '../../../kit/button'
import css from '../reply/reply.module.css'
import { ReplyForm } from '../reply/reply-form'

interface WaitForPlacesProps {
  readonly id: string
  readonly isSignedIn: boolean
  /** The last places are not sold yet: somebody is paying for them. */
  readonly isHeld: boolean
  readonly capacity: number | undefined
}

/** The waiting list of an event whose places are sold. */
export function WaitForPlaces({ id, isSignedIn, isHeld, capacity = Number.POSITIVE_INFINITY }: WaitForPlacesProps) {
  const callables = useService(Callables)
  const isOnline = useOnline()
  const { busy, error, run } = useAction()
  const wait = (guests: number) => void run(async () => void (await callables.call(replyToEvent, { act: 'come', eventId: id, guests })))
  return (
    <div className={css.reply}>
      <p>
        {isHeld
          ? 'Somebody is paying for the last places. Try again in 15 minutes, or join the waiting list.'
          : 'Sold out. You can join the waiting list.'}{' '}
        We write to you when there is room, and keep it for 24 hours while you buy it.
      </p>
      <FailureNotice error={error} />
      {isSignedIn ? (
        <ReplyForm reply={undefined} free={0} mostGuests={Math.min(maxGuests, capacity - 1)} busy={busy} isOnline={isOnline} onCome={wait} />
      ) : (
        <LinkButton look="main" to={`/signin?next=${encodeURIComponent(`/events/${id}`)}`}>
          Sign in to wait
        </LinkButton>
      )}
    </div>
  )
}
