import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { safeRedirect } from '../../../domain/accounts/sign-in/safe-redirect'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { Skeleton } from '../../kit/feedback/skeleton'
import { PageHead } from '../../kit/page-head'
import { PageFrame } from '../../layout/page-frame'
import { accountQueries } from '../../queries/account.queries'
import { clockQueries, useNow } from '../../queries/clock.queries'
import { sessionQueries, useSignedIn } from '../../queries/session.queries'
import { useRouteVisit, type Visit } from '../../routing/use-route-visit'
import { JoinAccount } from './joining/join-account'

// Visitors without an account see only its form; the later steps load for people who have one.
const Joined = lazy(() => import('./joining/joined'))
const JoiningWizard = lazy(() => import('./joining/joining-wizard'))

export const data = ({ app }: Pick<Visit, 'app'>) => [
  sessionQueries(app).user(),
  accountQueries(app).joining(),
  accountQueries(app).memberships(),
  clockQueries(app).now(),
]

/** Joining: an account first, then a few steps that can be resumed on any device. */
export default function NewMemberPage() {
  const app = useApp()
  const navigate = useNavigate()
  const { search } = useRouteVisit()
  const user = useSignedIn()
  const kept = useLiveQuery(accountQueries(app).joining())
  const offer = useLiveQuery(accountQueries(app).memberships())
  const now = useNow()
  const next = safeRedirect(search.get('next'), '/dashboard')

  if (!user)
    return (
      <JoinAccount
        leave={(to, email) =>
          void navigate(`${to}?next=${encodeURIComponent(search.has('next') ? `/newmember?next=${encodeURIComponent(next)}` : '/newmember')}`, {
            state: { email: email.trim() },
          })
        }
      />
    )
  if (user.claims.pid !== undefined)
    return (
      <Suspense fallback={<Waiting />}>
        <Joined
          name={user.displayName || user.email}
          now={search.has('joined')}
          verified={user.emailVerified}
          email={user.email}
          offer={offer}
          level={search.get('joined')}
          next={next}
        />
      </Suspense>
    )
  if (kept.uid !== user.uid) return <Waiting />
  return (
    <Suspense fallback={<Waiting />}>
      <JoiningWizard
        key={user.uid}
        uid={user.uid}
        email={user.email}
        kept={kept.draft}
        asked={search.get('step')}
        now={now}
        offer={offer}
        onJoined={level => void navigate(`/newmember?${new URLSearchParams({ joined: level ?? '', next })}`, { replace: true })}
      />
    </Suspense>
  )
}

const Waiting = () => (
  <PageFrame narrow>
    <PageHead title="Join" />
    <Skeleton lines={4} />
  </PageFrame>
)
