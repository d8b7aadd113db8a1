import { useState } from 'react'
import type { AccountLink } from '../../../../domain/accounts/sign-in/account-links'
import { safeReturn } from '../../../../domain/accounts/sign-in/safe-redirect'
import { sessionOf } from '../../../app-services/account-services'
import { useApp } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { useAction } from '../../../forms/use-action'
import { Button, LinkButton } from '../../../kit/button'
import { PageHead } from '../../../kit/page-head'
import { PageFrame } from '../../../layout/page-frame'
import { useSignedIn } from '../../../queries/session.queries'
import { actionText } from './action-text'

interface ActionDoneProps {
  readonly link: AccountLink
  readonly returnTo: string | null
}

/** Shown after a link was used: the result, and where to go next. */
export function ActionDone({ link: { operation, email }, returnTo }: ActionDoneProps) {
  const app = useApp()
  const user = useSignedIn()
  const [resetSent, setResetSent] = useState(false)
  const { busy, error, run } = useAction()
  const sendReset = () =>
    run(async () => {
      await (await sessionOf(app)).sendPasswordReset(email)
      setResetSent(true)
    })

  const next = safeReturn(returnTo, user && user.claims.pid === undefined ? '/newmember' : '/dashboard')
  const way = user && operation !== 'reset-password' ? next : `/signin?next=${encodeURIComponent(next)}`
  return (
    <PageFrame narrow>
      <PageHead
        title={actionText[operation].done(email)}
        lead={
          operation === 'recover-email'
            ? resetSent
              ? 'A mail with the way to a new password is there already. Look into it before you do anything else.'
              : 'Whoever changed it knew your password or had your device. Choose a new password now.'
            : undefined
        }
        actions={
          <>
            {operation === 'recover-email' && !resetSent && (
              <Button look="main" size="l" busy={busy} onClick={() => void sendReset()}>
                Choose a new password
              </Button>
            )}
            <LinkButton look={operation === 'recover-email' ? 'plain' : 'main'} size="l" to={way}>
              {user && operation !== 'reset-password' ? 'Go on' : 'Sign in'}
            </LinkButton>
          </>
        }
      />
      <FailureNotice error={error} />
    </PageFrame>
  )
}
