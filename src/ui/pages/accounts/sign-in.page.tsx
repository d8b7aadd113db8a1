import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { safeNext } from '../../../domain/accounts/safe-next'
import { Session } from '../../../domain/accounts/session'
import { useApp } from '../../app-services/app'
import { useLiveQuery } from '../../app-services/live-query'
import { Button, LinkButton } from '../../kit/button'
import { Notice } from '../../kit/notice'
import { PageHead } from '../../kit/page-head'
import { PageFrame } from '../../layout/page-frame'
import { sessionQueries } from '../../queries/session.queries'
import type { Visit } from '../../routing/row'
import { useVisit } from '../../routing/use-visit'
import css from './accounts.module.css'
import { CredentialsForm } from './credentials-form'
import { ForgottenPassword } from './forgotten-password'

export const data = ({ app }: Pick<Visit, 'app'>) => [sessionQueries(app).user()]

/** The one door for everybody with an account; goes on to `?next=`. */
export default function SignInPage() {
  const app = useApp()
  const navigate = useNavigate()
  const next = safeNext(useVisit().search.get('next'))
  const user = useLiveQuery(sessionQueries(app).user())
  const typed = (useLocation().state as { email?: string } | null)?.email
  const [cameSignedIn] = useState(user !== null)
  const [forgotten, setForgotten] = useState<string>()

  const signIn = async (email: string, password: string) => {
    await (await app.services()).get(Session).signIn(email, password)
    await navigate(next, { replace: true })
  }

  return (
    <PageFrame narrow>
      <PageHead
        title={forgotten === undefined ? 'Sign in' : 'A new password'}
        lead={
          forgotten === undefined ? 'For artists, art lovers, donors and everybody who takes part.' : 'We send you a link with which you choose one.'
        }
      />
      {cameSignedIn && user && (
        <div className={css.here}>
          <Notice title={`You are signed in as ${user.displayName || user.email}.`} actions={<LinkButton to={next}>Go on</LinkButton>} />
        </div>
      )}
      {forgotten === undefined ? (
        <CredentialsForm signIn={signIn} email={typed}>
          {email => (
            <div className={css.row}>
              <Button look="quiet" onClick={() => setForgotten(email)}>
                Forgot your password?
              </Button>
              <Button look="quiet" onClick={() => void navigate(`/userlogin?next=${encodeURIComponent(next)}`, { state: { email } })}>
                E-mail me a link
              </Button>
              <LinkButton look="quiet" to={next === '/' ? '/newmember' : `/newmember?next=${encodeURIComponent(next)}`}>
                New here? Join
              </LinkButton>
            </div>
          )}
        </CredentialsForm>
      ) : (
        <ForgottenPassword email={forgotten} onBack={() => setForgotten(undefined)} />
      )}
    </PageFrame>
  )
}
