import { useState } from 'react'
import type { Rsvp } from '../../../../domain/events/rsvps.collection'
import { Button } from '../../../kit/button'
import { Select } from '../../../kit/controls/select'
import { counted } from '../../../kit/counted'
import css from './reply.module.css'

interface ReplyFormProps {
  readonly reply: Rsvp | undefined
  /** Free places for newcomers; `undefined` without a limit. */
  readonly free: number | undefined
  readonly mostGuests: number
  readonly busy: boolean
  readonly isOnline: boolean
  readonly onCome: (guests: number) => void
}

/** How many guests the person brings; for a new reply and for a change. */
export function ReplyForm({ reply, free, mostGuests, busy, isOnline, onCome }: ReplyFormProps) {
  const [guests, setGuests] = useState(reply?.guests ?? 0)
  const hasRoom = free === undefined || free > guests
  const newReply = hasRoom ? (guests > 0 ? `Reserve ${guests + 1} places` : 'Reserve a place') : 'Join the waiting list'
  const working = hasRoom ? 'Reserving…' : 'Joining the list…'
  return (
    <div className={css.form}>
      {mostGuests > 0 && (
        <Select
          label="Guests you bring"
          value={String(guests)}
          options={Array.from({ length: mostGuests + 1 }, (_, n) => ({ value: String(n), label: n === 0 ? 'No guests' : counted(n, 'guest') }))}
          help={reply?.status === 'waitlist' ? 'If you bring more, you move to the end of the list.' : undefined}
          onChange={event => setGuests(Number(event.currentTarget.value))}
        />
      )}
      {!reply && (
        <Button look="main" busy={busy} disabled={!isOnline} onClick={() => onCome(guests)}>
          {newReply}
        </Button>
      )}
      {reply && guests !== reply.guests && (
        <Button busy={busy} disabled={!isOnline} onClick={() => onCome(guests)}>
          Change guests
        </Button>
      )}
      <span role="status">{busy && (reply ? guests !== reply.guests && 'Changing…' : working)}</span>
    </div>
  )
}
