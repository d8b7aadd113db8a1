import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { secondFactorState } from '../../domain/accounts/second-factor/own-second-factor'
import { sessionOf } from '../app-services/account-services'
import { useApp, useLiveQuery } from '../app-services/app-context'
import { Button } from '../kit/button'
import { PageHead } from '../kit/page-head'
import { clockQueries } from '../queries/clock.queries'
import type { SignedIn } from '../queries/session.queries'
import { AddAuthenticator } from './add-authenticator'
import { BeginGrace } from './begin-grace'

interface SecondFactorRequiredProps {
  readonly user: SignedIn
  /** The requested address of the office. */
  readonly next: string
  /** Content if no code is needed. */
  readonly children: ReactNode
}

/** The only page for staff who did not set up a code within the days of grace. */
export default function SecondFactorRequired({ user, next, children }: SecondFactorRequiredProps) {
  const app = useApp()
  const navigate = useNavigate()
  const state = secondFactorState(user, useLiveQuery(clockQueries(app).real()))
  if (state?.is !== 'needed') return children
  if (user.claims.mfaFrom === undefined) return <BeginGrace next={next} />
  const signOut = async () => (await sessionOf(app)).signOut()
  return (
    <>
      <PageHead
        title="Set up sign-in with a code"
        lead="The office now needs more than your password. Your work there is kept, and opens again once you have set up a code."
      />
      <AddAuthenticator
        user={user}
        onDone={() => navigate(next, { replace: true })}
        acts={
          <Button look="quiet" onClick={() => void signOut()}>
            Sign out
          </Button>
        }
      />
    </>
  )
}
