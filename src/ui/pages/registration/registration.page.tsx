import { lazy, type ReactNode, Suspense, useState } from 'react'
import { phaseAt } from '../../../domain/guide/clock/phase-at'
import { counts, isOver } from '../../../domain/guide/registering/registration-states'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { LinkButton } from '../../kit/button'
import { EmptyState } from '../../kit/feedback/empty-state'
import { Notice } from '../../kit/feedback/notice'
import { Skeleton } from '../../kit/feedback/skeleton'
import { PageHead } from '../../kit/page-head'
import { Time } from '../../kit/time/time'
import { PageFrame } from '../../layout/page-frame'
import { accountQueries } from '../../queries/account.queries'
import { clockQueries, useNow } from '../../queries/clock.queries'
import { sessionQueries } from '../../queries/session.queries'
import { NotifyMe } from '../../registrations/notify-me'
import { type CallEdition, registrationQueries } from '../../registrations/registration.queries'
import { RegistrationCard, registrationForm } from '../../registrations/registration-card'
import type { Visit } from '../../routing/use-route-visit'

const RegisterForm = lazy(() => import('./register-form'))
const OwnInvitations = lazy(() => import('../../registrations/own-invitations'))

export const data = ({ app }: Visit) => [
  sessionQueries(app).user(),
  clockQueries(app).now(),
  registrationQueries(app).edition(),
  registrationQueries(app).own(),
  registrationQueries(app).invitations(),
  accountQueries(app).profile(),
  accountQueries(app).held(),
]

/** Registering for the season: what is possible now, the form, and the artist's existing registrations. */
export default function RegistrationPage() {
  const edition = useLiveQuery(registrationQueries(useApp()).edition())
  return (
    <PageFrame>
      <PageHead over="For artists" title={edition ? `Register for ${edition.name}` : 'Register a studio'} />
      {edition ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          <Call key={edition.id} edition={edition} />
        </Suspense>
      ) : (
        <EmptyState title="No call is planned yet" action={<LinkButton to="/artists">For artists</LinkButton>}>
          <p>You can register here when the next season is announced.</p>
        </EmptyState>
      )}
    </PageFrame>
  )
}

function Call({ edition }: { readonly edition: CallEdition }) {
  const app = useApp()
  const now = useNow()
  const call = useLiveQuery(registrationQueries(app).call(edition))
  const stored = useLiveQuery(registrationQueries(app).own()).filter(one => one.editionId === edition.id)
  // A form that is being sent stays: it leads to the payment itself.
  const [before, setBefore] = useState<typeof stored>()
  const own = before ?? stored
  const onSending = (isSending: boolean) => setBefore(isSending ? own : undefined)
  const invited = useLiveQuery(registrationQueries(app).invitations()).filter(one => one.editionId === edition.id)
  const accepted = invited.find(({ status }) => status === 'accepted')
  const begun = own.find(({ status }) => status === 'draft')
  const { phase, endsAt } = phaseAt(call.deadlines, now, begun?.createdAt)
  const standing = own.filter(({ status }) => counts(status))
  const offered = standing.find(({ status }) => status === 'offered')
  const ended = own.find(({ status, n }) => isOver(status) && !standing.some(one => one.n === n))
  const mayAdd = standing.length < 2 && !standing.some(({ status }) => status === 'waitlisted')
  const form = { edition, now, all: own, onSending }
  return (
    <>
      {standing.map(one => (
        <RegistrationCard key={one.id} registration={one} edition={edition} call={call} />
      ))}
      {ended && <RegistrationCard registration={ended} edition={edition} call={call} />}
      {phase === 'before' && (
        <Notice title="Registration is not open yet.">
          {endsAt && (
            <p>
              It opens on <Time at={endsAt} tz={edition.tz} year />.
            </p>
          )}
          <NotifyMe editionId={edition.id} />
        </Notice>
      )}
      {standing.length === 0 && phase !== 'closed' && invited.length > 0 && <OwnInvitations editionId={edition.id} />}
      {phase === 'late' && standing.length === 0 && (
        <Notice title="These are the late prices.">
          {endsAt && (
            <>
              Registration closes on <Time at={endsAt} tz={edition.tz} />.
            </>
          )}
        </Notice>
      )}
      {phase === 'closed' && (
        <Notice title="Registration has closed.">
          {standing.length > 0
            ? 'Yours stays as it is. What you can still change is above.'
            : edition.printLockedAt
              ? 'This guide is finished. You can register for the next one when it is announced.'
              : 'You can join the waiting list. We write to you if we can let you in.'}
        </Notice>
      )}
      {offered && (
        <section id={registrationForm} aria-label="Take this place">
          <RegisterForm key={offered.id} {...form} offered={offered} />
        </section>
      )}
      {!offered && mayAdd && phase !== 'before' && !edition.printLockedAt && (phase !== 'closed' || standing.length === 0) && (
        <Another isSecond={standing.some(({ n }) => n === 1)} isPaid={standing.every(({ status }) => status !== 'awaiting_payment')}>
          <RegisterForm key={accepted?.id} {...form} source={accepted?.source} />
        </Another>
      )}
    </>
  )
}

/** A second registration is offered once the first one is paid. */
function Another({ isSecond, isPaid, children }: { readonly isSecond: boolean; readonly isPaid: boolean; readonly children: ReactNode }) {
  if (!isSecond) return children
  if (!isPaid) return <p>Pay for your registration first. Then you can add a second one, for another weekend and another neighborhood.</p>
  return (
    <details>
      <summary>Register a second time, for another weekend and another neighborhood</summary>
      {children}
    </details>
  )
}
