import { lazy, Suspense } from 'react'
import { isAdmitted } from '../../../../domain/memberships/membership-state'
import { dateOfDay, dayNumber } from '../../../../domain/shared/time/local-day'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { LinkButton } from '../../../kit/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { calendarDayText, dayRange } from '../../../kit/time/format-time'
import { accountQueries, type HeldMembership } from '../../../queries/account.queries'
import { useSignedIn } from '../../../queries/session.queries'
import css from '../dashboard.module.css'
import { OwnMemberCard } from './own-member-card'
import { OwnWaivers } from './own-waivers'

const FamilySeats = lazy(() => import('../../../family-seats/family-seats'))
const SeatsHeldInFamily = lazy(() => import('./seats-held-in-family'))
const OwnRenewal = lazy(() => import('./own-renewal'))

/** The person's memberships: whether each is valid today, its exact days, its card, and its renewal. */
export default function MembershipSection() {
  const app = useApp()
  const user = useSignedIn()
  const held = useLiveQuery(accountQueries(app).held())
  const others = useLiveQuery(accountQueries(app).seatsOfOthers())
  if (!user) return null
  return (
    <>
      {held.length === 0 && others.length === 0 && (
        <EmptyState title="You have no membership" action={<LinkButton to="/membership">Compare the memberships</LinkButton>}>
          <p>Your memberships and your member card will be here.</p>
        </EmptyState>
      )}
      {held.map(one => (
        <Held key={one.id} held={one} uid={user.uid} />
      ))}
      {others.length > 0 && (
        <Suspense fallback={null}>
          <SeatsHeldInFamily seats={others} uid={user.uid} />
        </Suspense>
      )}
      <OwnWaivers />
    </>
  )
}

function Held({ held, uid }: { readonly held: HeldMembership; readonly uid: string }) {
  const { id, product, level, terms, state, renewAt, changeAt } = held
  return (
    <section aria-labelledby={id} className={css.part}>
      <h2 id={id}>{`${product}, ${level}`}</h2>
      <p>{stateText(held)}</p>
      {terms.length > 0 && (
        <ul aria-label="Terms" className={css.quiet}>
          {terms.map(({ start, end }) => (
            <li key={start}>{dayRange(start, end)}</li>
          ))}
        </ul>
      )}
      {renewAt !== undefined && (
        <div className={css.row}>
          <LinkButton to={`${renewAt}#join`}>{state === 'none' ? 'Join again' : 'Renew'}</LinkButton>
          {changeAt !== undefined && <LinkButton to={`${changeAt}#join`}>Change the level</LinkButton>}
        </div>
      )}
      <Suspense fallback={null}>
        <OwnRenewal held={held} />
      </Suspense>
      {isAdmitted(state) && <OwnMemberCard held={held} uid={uid} />}
      <Suspense fallback={null}>
        <FamilySeats held={held} />
      </Suspense>
    </section>
  )
}

const dayText = (day: string) => calendarDayText(day, { year: true })

function stateText({ state, until = '', graceDays }: HeldMembership): string {
  switch (state) {
    case 'current':
      return `You are a member. The last day is ${dayText(until)}.`
    case 'grace':
      return `Your membership ended on ${dayText(until)}. You can still enter until ${dayText(dateOfDay(dayNumber(until) + graceDays))}.`
    case 'future':
      return `Your membership has not begun yet. You can get your card on its first day.`
    case 'lapsed':
      return `Your membership ended on ${dayText(until)}, and your card with it.`
    case 'suspended':
      return 'Your membership is paused. Your card works again when it resumes.'
    case 'none':
      return 'The payment of this membership was returned, so it does not count.'
  }
}
