import { acceptSeat, endSeat } from '../../../../domain/memberships/family-seats/seats.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useApp, useService } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { useAction } from '../../../forms/use-action'
import { Button } from '../../../kit/button'
import { calendarDayText } from '../../../kit/time/format-time'
import { type OwnSeat, renewAccount } from '../../../queries/account.queries'
import css from '../dashboard.module.css'
import { OwnMemberCard } from './own-member-card'

/** The person's seats in memberships of their family, with the card of each, and invitations to accept or decline. */
export default function SeatsHeldInFamily({ seats, uid }: { readonly seats: readonly OwnSeat[]; readonly uid: string }) {
  return seats.map(seat => <Place key={seat.id} seat={seat} uid={uid} />)
}

function Place({ seat, uid }: { readonly seat: OwnSeat; readonly uid: string }) {
  const app = useApp()
  const callables = useService(Callables)
  const { busy, error, run } = useAction()
  const { id, membershipId, status, product, level, counts } = seat
  const isInvited = status === 'invited'
  const change = (work: typeof acceptSeat | typeof endSeat) =>
    void run(async () => {
      await callables.call(work, { seatId: id })
      await renewAccount(app)
    })
  return (
    <section aria-labelledby={id} className={css.part}>
      <h2 id={id}>{isInvited ? `Invitation: ${product}, ${level}` : `${product}, ${level}`}</h2>
      <p>{stateText(seat)}</p>
      <FailureNotice error={error} />
      <div className={css.row}>
        {isInvited && (
          <Button look="main" busy={busy} onClick={() => change(acceptSeat)}>
            Accept the invitation
          </Button>
        )}
        <Button busy={busy} onClick={() => change(endSeat)}>
          {isInvited ? 'Decline the invitation' : 'Leave this membership'}
        </Button>
      </div>
      {!isInvited && counts && <OwnMemberCard held={{ ...seat, id: membershipId }} uid={uid} />}
    </section>
  )
}

function stateText({ status, holder, counts, until }: OwnSeat): string {
  const last = until === undefined ? '' : ` Its last day is ${calendarDayText(until, { year: true })}.`
  if (status === 'invited') return `${holder} shares this membership with you. It costs you nothing.${last}`
  return counts
    ? `You are a member by the membership of ${holder}.${last}`
    : `You have a place in the membership of ${holder}, which does not count today.`
}
