import type { Rsvp } from '../../../../domain/events/rsvps.collection'
import { ShownCode } from '../../../event-replies/shown-code'
import { Button } from '../../../kit/button'
import { counted } from '../../../kit/counted'
import { Notice } from '../../../kit/feedback/notice'
import { Time } from '../../../kit/time/time'
import { LeaveButton } from './leave-button'
import { PlaceInLine } from './place-in-line'

interface ReplyStateProps {
  readonly reply: Rsvp
  readonly tz: string
  readonly busy: boolean
  readonly isOnline: boolean
  readonly onTake: () => void
  /** Called with what is true then. */
  readonly onLeave: (done: string) => void
}

/** Where a reply stands. */
export function ReplyState({ reply, tz, busy, isOnline, onTake, onLeave }: ReplyStateProps) {
  const { eventId, status, guests, code, offeredUntil } = reply
  const withGuests = guests > 0 ? ` with ${counted(guests, 'guest')}` : ''
  const size = guests > 0 ? `${guests + 1} places` : 'a place'
  if (status === 'going')
    return (
      <Notice
        tone="good"
        title={`You are coming${withGuests}.`}
        actions={<LeaveButton places={guests > 0 ? `your ${guests + 1} places` : 'your place'} busy={busy} isOnline={isOnline} onLeave={onLeave} />}
      >
        <ShownCode eventId={eventId} code={code} />
      </Notice>
    )
  if (status === 'offered')
    return (
      <Notice
        tone="good"
        title="There is room for you."
        actions={
          <>
            <Button look="main" busy={busy} disabled={!isOnline} onClick={onTake}>
              Take {size}
            </Button>
            <LeaveButton busy={busy} isOnline={isOnline} onLeave={onLeave} />
          </>
        }
      >
        {offeredUntil && (
          <p>
            We keep {size} for you until <Time at={offeredUntil} tz={tz} />.
          </p>
        )}
      </Notice>
    )
  if (status === 'waitlist')
    return (
      <Notice title={`You are on the waiting list${withGuests}.`} actions={<LeaveButton busy={busy} isOnline={isOnline} onLeave={onLeave} />}>
        <p>
          <PlaceInLine reply={reply} />
          We write to you when there is room. You then have 24 hours to take {size}.
        </p>
      </Notice>
    )
  return <Notice tone="good" title="You were there." />
}
