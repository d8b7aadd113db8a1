import { type FormEvent, useState } from 'react'
import { accountLinksOf } from '../../../app-services/account-services'
import { useApp } from '../../../app-services/app'
import { FailureNotice } from '../../../forms/failure-notice'
import { useSubmit } from '../../../forms/use-submit'
import { Button } from '../../../kit/button'
import css from '../accounts.module.css'
import { NewPasswordField } from '../new-password-field'
import { actionText } from './action-text'
import { tellAnd } from './apply-email-button'

interface ChoosePasswordProps {
  readonly code: string
  readonly email: string
  readonly onDone: () => void
  readonly onFail: (error: unknown) => void
}

/** A new password by a link. One that is refused leaves the link as it was. */
export function ChoosePassword({ code, email, onDone, onFail }: ChoosePasswordProps) {
  const app = useApp()
  const [password, setPassword] = useState('')
  const { busy, error, run } = useSubmit()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      await (await accountLinksOf(app)).choosePassword(code, email, password).catch(tellAnd(onFail))
      onDone()
    })
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <FailureNotice error={error} />
      {/* For password managers: whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField value={password} onChange={setPassword} />
      <Button type="submit" look="main" size="l" busy={busy}>
        {actionText['reset-password'].button}
      </Button>
    </form>
  )
}
