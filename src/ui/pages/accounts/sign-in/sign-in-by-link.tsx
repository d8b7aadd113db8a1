import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { safeReturn } from '../../../../domain/accounts/sign-in/safe-redirect'
import { isPortError } from '../../../../ports/errors'
import { accountLinksOf } from '../../../app-services/account-services'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { FailureNotice } from '../../../forms/failure-notice'
import { useSubmit } from '../../../forms/use-submit'
import { Button } from '../../../kit/button'
import { Notice } from '../../../kit/feedback/notice'
import { sessionQueries } from '../../../queries/session.queries'
import { actionText } from '../account-link/action-text'
import { tellAnd } from '../account-link/apply-email-button'
import css from '../accounts.module.css'
import { EmailField } from '../email-field'
import { rememberedEmail, useAsked } from './remembered-email'

interface SignInByLinkProps {
  /** The link itself, as it was opened. */
  readonly address: string
  readonly returnTo: string | null
  readonly onFail: (error: unknown) => void
}

/** Signs in by a link. On the device that asked for it one press does; on another the address is asked for again. */
export function SignInByLink({ address, returnTo, onFail }: SignInByLinkProps) {
  const app = useApp()
  const navigate = useNavigate()
  const user = useLiveQuery(sessionQueries(app).user())
  const remembered = useAsked(rememberedEmail)
  const [isOther, setIsOther] = useState(false)
  const asked = isOther ? null : remembered
  const [typed, setTyped] = useState('')
  const { busy, error, run } = useSubmit()

  const elsewhere = isPortError(error, 'auth', 'invalid-email')
  const email = asked && !elsewhere ? asked : typed
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      await (await accountLinksOf(app)).signIn(email, address).catch(tellAnd(onFail))
      rememberedEmail.forget()
      await navigate(safeReturn(returnTo, '/dashboard'), { replace: true })
    })
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {elsewhere ? (
        <Notice tone="bad" title="The link was sent to another address.">
          Enter the one at which you got it. The link was not used.
        </Notice>
      ) : (
        <FailureNotice error={error} />
      )}
      {user && (
        <Notice>
          You are signed in as <strong>{user.email}</strong>. Going on signs you in with the link instead.
        </Notice>
      )}
      {asked && !elsewhere ? (
        <p>
          As <span className={css.who}>{asked}</span>
        </p>
      ) : (
        <EmailField
          value={typed}
          onChange={setTyped}
          label="Your e-mail"
          help="You opened the link on another device than the one that asked for it. Enter the address at which you got it."
        />
      )}
      <div className={css.row}>
        <Button type="submit" look="main" size="l" busy={busy}>
          {busy ? 'Signing in…' : actionText['sign-in'].button}
        </Button>
        {asked && !elsewhere && (
          <Button look="quiet" onClick={() => setIsOther(true)}>
            Not me
          </Button>
        )}
      </div>
    </form>
  )
}
