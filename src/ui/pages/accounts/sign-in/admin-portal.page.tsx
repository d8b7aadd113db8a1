import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { safeRedirect } from '../../../../domain/accounts/sign-in/safe-redirect'
import { staffSignInOf } from '../../../app-services/account-services'
import { useApp } from '../../../app-services/app-context'
import { lazyAfterHydration } from '../../../delivery/lazy-after-hydration'
import { LinkButton } from '../../../kit/button'
import { PageHead } from '../../../kit/page-head'
import { Time } from '../../../kit/time/time'
import { PageFrame } from '../../../layout/page-frame'
import { sessionQueries, useSignedIn } from '../../../queries/session.queries'
import { useRouteVisit, type Visit } from '../../../routing/use-route-visit'
import type { WithCode } from '../../../second-factor/use-code-question'
import { FormSuspense } from '../form-suspense'

const CredentialsForm = lazyAfterHydration(() => import('./credentials-form'))
const SecondFactorRequired = lazy(() => import('../../../second-factor/second-factor-required'))

export const data = ({ app }: Pick<Visit, 'app'>) => [sessionQueries(app).user()]

/** A masquerade ends here: its session was the other person's. */
const sentHere = (next: string) =>
  next.startsWith('/cpanel/masquerade/')
    ? 'You no longer see the site as somebody else. Sign in as yourself again.'
    : 'You are not signed in to the office. Sign in to open it.'

/**
 * Sign-in for staff. An account without a staff role gets the same message as a missing account. Staff who are signed in without a required
 * second factor set it up here.
 */
export default function AdminPortalPage() {
  const app = useApp()
  const navigate = useNavigate()
  const asked = useRouteVisit().search.get('next')
  const next = safeRedirect(asked, '/cpanel')
  // The page is prerendered without an address to continue to, and is drawn anew for one.
  const isSentHere = asked !== null
  const [welcome, setWelcome] = useState<{ readonly name: string; readonly lastAt: Date; readonly refused: number }>()

  const signedIn = useSignedIn()
  const [isEntering, setEntering] = useState(false)

  const signIn = async (email: string, password: string, withCode: WithCode) => {
    const entrance = await staffSignInOf(app)
    setEntering(true)
    const { user, lastAt, refused } = await withCode(
      () => entrance.signIn(email, password),
      code => entrance.giveCode(email, code),
    ).finally(() => setEntering(false))
    if (lastAt) setWelcome({ name: user.displayName || user.email, lastAt, refused })
    else await navigate(next, { replace: true })
  }

  const page = (content: ReactNode) => (
    <PageFrame narrow>
      {signedIn && !isEntering && !signedIn.secondFactor && signedIn.claims.adm === 1 ? (
        <Suspense fallback={null}>
          <SecondFactorRequired user={signedIn} next={next}>
            {content}
          </SecondFactorRequired>
        </Suspense>
      ) : (
        content
      )}
    </PageFrame>
  )
  if (welcome)
    return page(
      <PageHead
        title={
          <>
            Welcome, <bdi>{welcome.name}</bdi>
          </>
        }
        lead={
          <>
            Your last sign-in was on <Time at={welcome.lastAt} tz={ownZone()} year />
            {refusedSince(welcome.refused)}. If that was not you, change your password and tell us.
          </>
        }
        actions={
          <LinkButton look="main" size="l" to={next}>
            Go to the office
          </LinkButton>
        }
      />,
    )
  return page(
    <>
      <PageHead title="Staff sign-in" lead={isSentHere ? sentHere(next) : 'For people who work here.'} />
      <FormSuspense>
        <CredentialsForm signIn={signIn} />
      </FormSuspense>
    </>,
  )
}

const refusedSince = (tries: number) => (tries === 0 ? '' : tries === 1 ? '; one attempt failed since then' : `; ${tries} attempts failed since then`)

/** People remember a sign-in in their own time zone. */
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
