import { useState } from 'react'
import { AccountSettingsService } from '../../../../domain/accounts/account-settings-service'
import { email } from '../../../../domain/shared/records/fields'
import { useApp } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { Form, FormField, sentWords } from '../../../forms/form'
import { useAction } from '../../../forms/use-action'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { Notice } from '../../../kit/feedback/notice'
import type { SignedIn } from '../../../queries/session.queries'
import { useReauthentication } from '../../../reauthentication/use-reauthentication'
import { askedChange, useRememberedEmail } from '../../accounts/sign-in/remembered-email'
import css from '../dashboard.module.css'

const fields = { email: email('New email') }

/** The account's address: whether it is confirmed, and changing it. The confirmation of a requested change can be sent again with one click. */
export function EmailSetting({ user }: { readonly user: SignedIn }) {
  const app = useApp()
  const asked = askedChange(user.uid)
  const remembered = useRememberedEmail(asked)
  const pending = remembered === user.email ? undefined : (remembered ?? undefined)
  const [open, setOpen] = useState(pending !== undefined)
  const [sentTo, setSentTo] = useState<string>()
  const { busy, error, run } = useAction()
  const { reauthenticated: proven, question } = useReauthentication(user.email)
  const form = useForm({
    fields,
    initial: { email: pending },
    submit: async ({ email: next }) => {
      await proven(async () => (await app.services()).get(AccountSettingsService).changeEmail(next))
      asked.remember(next)
      setSentTo(next)
      setOpen(false)
    },
  })
  const verify = () =>
    run(async () => {
      await (await app.services()).get(AccountSettingsService).sendVerification()
      setSentTo(user.email)
    })
  const keep = () => {
    asked.forget()
    form.follow({})
    setOpen(false)
  }
  return (
    <div className={css.form}>
      <p>
        <strong>{user.email}</strong>, {user.emailVerified ? 'confirmed' : 'not confirmed yet'}
      </p>
      {sentTo !== undefined && (
        <Notice tone="good" title="Look into your mail.">
          We sent a link to {sentTo}. {sentTo === user.email ? '' : 'Until you open it, you sign in with the former address.'}
        </Notice>
      )}
      <FailureNotice error={error} />
      {question}
      {open ? (
        <Form
          form={form}
          label="Send me a link there"
          words={sentWords}
          acts={
            <Button look="quiet" onClick={keep}>
              Keep the present one
            </Button>
          }
        >
          <FormField name="email" autoComplete="email" />
        </Form>
      ) : (
        <div className={css.row}>
          {!user.emailVerified && (
            <Button look="main" busy={busy} onClick={() => void verify()}>
              Send the link again
            </Button>
          )}
          <Button onClick={() => setOpen(true)}>Change the address</Button>
        </div>
      )}
    </div>
  )
}
