import { useState } from 'react'
import { endSeat } from '../../domain/memberships/family-seats/seats.contract'
import { Callables } from '../../domain/shared/functions/callables'
import { useApp, useLiveQuery, useService } from '../app-services/app-context'
import { FailureNotice } from '../forms/failure-notice'
import { useAction } from '../forms/use-action'
import { Button } from '../kit/button'
import { counted } from '../kit/counted'
import { accountQueries, type HeldMembership, renewAccount, type Seat } from '../queries/account.queries'
import css from './family-seats.module.css'
import { InviteForm } from './invite-form'

/** The seats of a family membership: who has one, and giving, removing and exchanging them. Renders nothing for a level for one person. */
export default function FamilySeats({ held: { id, people, state } }: { readonly held: Pick<HeldMembership, 'id' | 'people' | 'state'> }) {
  const app = useApp()
  const seats = useLiveQuery(accountQueries(app).seats()).filter(({ membershipId }) => membershipId === id)
  const [open, setOpen] = useState<'new' | Seat>()
  const [notice, setNotice] = useState('')
  const left = people - 1 - seats.length
  const counts = state === 'current' || state === 'grace' || state === 'future'
  if (people < 2 && seats.length === 0) return null
  const done = (text: string) => {
    setOpen(undefined)
    setNotice(text)
    void renewAccount(app)
  }
  return (
    <div className={css.family} role="group" aria-label="Your family">
      <h3>Your family</h3>
      <p>
        {people < 2
          ? 'Your level is for one person now, so these places do not count.'
          : `Your level is for up to ${people} people. The others get a card and members’ prices as long as your membership counts.`}
      </p>
      {seats.length > 0 && (
        <ul className={css.people}>
          {seats.map(seat => (
            <Place key={seat.id} seat={seat} canExchange={counts} onExchange={() => setOpen(seat)} onRemoved={done} />
          ))}
        </ul>
      )}
      <p role="status">{notice}</p>
      {open && (
        <InviteForm
          key={open === 'new' ? 'new' : open.id}
          membershipId={id}
          instead={open === 'new' ? undefined : open}
          onDone={done}
          onCancel={() => setOpen(undefined)}
        />
      )}
      {!open && left > 0 && counts && (
        <div className={css.row}>
          <Button
            onClick={() => {
              setNotice('')
              setOpen('new')
            }}
          >
            Invite somebody
          </Button>
          <span className={css.quiet}>{counted(left, 'place')} left</span>
        </div>
      )}
    </div>
  )
}

interface PlaceProps {
  readonly seat: Seat
  readonly canExchange: boolean
  readonly onExchange: () => void
  readonly onRemoved: (told: string) => void
}

function Place({ seat: { id, name, email, status }, canExchange, onExchange, onRemoved }: PlaceProps) {
  const callables = useService(Callables)
  const { busy, error, run } = useAction()
  const remove = () =>
    run(async () => {
      await callables.call(endSeat, { seatId: id })
      onRemoved(`${name} has no place in your membership any more.`)
    })
  return (
    <li className={css.one}>
      <div>
        <strong>{name}</strong>
        <p className={css.quiet}>{email}</p>
        <p className={css.quiet}>{status === 'accepted' ? 'Member' : 'Invited, not accepted yet'}</p>
        <FailureNotice error={error} />
      </div>
      <div className={css.row}>
        {canExchange && (
          <Button size="s" aria-label={`Exchange ${name}`} onClick={onExchange}>
            Exchange
          </Button>
        )}
        <Button size="s" busy={busy} aria-label={`Remove ${name}`} onClick={() => void remove()}>
          Remove
        </Button>
      </div>
    </li>
  )
}
