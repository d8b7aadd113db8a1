import { Suspense, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { safeRedirect } from '../../../../domain/accounts/sign-in/safe-redirect'
import { sessionOf } from '../../../app-services/account-services'
import { useApp } from '../../../app-services/app-context'
import { lazyAfterHydration } from '../../../delivery/lazy-after-hydration'
import { Button, LinkButton } from '../../../kit/button'
import { Notice } from '../../../kit/feedback/notice'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { PageHead } from '../../../kit/page-head'
import { PageFrame } from '../../../layout/page-frame'
import { sessionQueries, useSignedIn } from '../../../queries/session.queries'
import { useRouteVisit, type Visit } from '../../../routing/use-route-visit'
import type { WithCode } from '../../../second-factor/use-code-question'
import css from '../accounts.module.css'
import { FormSuspense } from '../form-suspense'

const CredentialsForm = lazyAfterHydration(() => import('./credentials-form'))
const SignedOutRegistration = lazyAfterHydration(() => import('../../registration/signed-out-registration'))
const ForgottenPassword = lazyAfterHydration(() => import('./forgotten-password'))

export const data = ({ app }: Pick<Visit, 'app'>) => [sessionQueries(app).user()]

/** Sign-in for everybody with an account; leads to `?next=`. `?mode=join` opens joining. */
export default function SignInPage() {
  const app = useApp()
  const navigate = useNavigate()
  const { search } = useRouteVisit()
  const next = safeRedirect(search.get('next'))
  const user = useSignedIn()
  const typed = (useLocation().state as { email?: string } | null)?.email
  const [cameSignedIn] = useState(user !== null)
  const [forgotten, setForgotten] = useState<string>()
  // The page is prerendered without an address to continue to, and is drawn anew for one.
  const registers = next === '/artists/sfosregistration' && !user && forgotten === undefined

  const signIn = async (email: string, password: string, withCode: WithCode) => {
    const session = await sessionOf(app)
    await withCode(
      () => session.signIn(email, password),
      code => session.giveCode(code),
    )
    await navigate(next, { replace: true })
  }

  const joining = next === '/' ? '/newmember' : `/newmember?next=${encodeURIComponent(next)}`
  if (search.get('mode') === 'join') return <Navigate to={joining} state={{ email: typed }} replace />
  const form = (
    <FormSuspense key="sign-in">
      <CredentialsForm signIn={signIn} email={typed} onForgotten={setForgotten}>
        {email => (
          <div className={css.row}>
            <Button look="quiet" onClick={() => setForgotten(email)}>
              Forgot your password?
            </Button>
            <Button look="quiet" onClick={() => void navigate(`/userlogin?next=${encodeURIComponent(next)}`, { state: { email } })}>
              Email me a link
            </Button>
            {!registers && (
              <Button look="quiet" onClick={() => void navigate(joining, { state: { email } })}>
                New here? Join
              </Button>
            )}
          </div>
        )}
      </CredentialsForm>
    </FormSuspense>
  )
  if (registers)
    return (
      <PageFrame>
        <Suspense fallback={<Skeleton lines={6} />}>
          <SignedOutRegistration joining={joining}>{form}</SignedOutRegistration>
        </Suspense>
      </PageFrame>
    )
  return (
    <PageFrame narrow>
      <PageHead
        title={forgotten === undefined ? 'Sign in' : 'Reset your password'}
        lead={forgotten === undefined ? 'For artists, art lovers, donors and everybody who takes part.' : 'We email you a link to choose a new one.'}
      />
      {cameSignedIn && user && (
        <div className={css.here}>
          <Notice title={`You are signed in as ${user.displayName || user.email}.`} actions={<LinkButton to={next}>Continue</LinkButton>} />
        </div>
      )}
      {forgotten === undefined ? (
        form
      ) : (
        <FormSuspense key="forgotten">
          <ForgottenPassword email={forgotten} onBack={() => setForgotten(undefined)} />
        </FormSuspense>
      )}
    </PageFrame>
  )
}
