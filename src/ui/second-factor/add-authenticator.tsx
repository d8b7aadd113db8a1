import { type ReactNode, useState } from 'react'
import { OwnSecondFactor, type SecondFactorSetUp } from '../../domain/accounts/second-factor/own-second-factor'
import { plainCode, secondFactorFields } from '../../domain/accounts/second-factor/second-factor-fields'
import { useApp } from '../app-services/app-context'
import { FailureNotice } from '../forms/failure-notice'
import { Form, FormField, workingWords } from '../forms/form'
import { useAction } from '../forms/use-action'
import { useForm } from '../forms/use-form'
import { Button } from '../kit/button'
import { QrCode } from '../print/qr-code'
import type { SignedIn } from '../queries/session.queries'
import { useOrganisation } from '../queries/site.queries'
import { useReauthentication } from '../reauthentication/use-reauthentication'
import { CodeInput } from './code-input'
import css from './second-factor.module.css'

interface AddAuthenticatorProps {
  readonly user: SignedIn
  readonly onDone: () => unknown
  /** Whether an app is already set up. */
  readonly isAnother?: boolean
  /** Further buttons. */
  readonly acts?: ReactNode
}

/** Adds an authenticator app: shows its QR code, then asks for a code. */
export function AddAuthenticator({ user, onDone, isAnother = false, acts }: AddAuthenticatorProps) {
  const app = useApp()
  const organisation = useOrganisation()
  const [setUp, setSetUp] = useState<SecondFactorSetUp>()
  const { busy, error, run } = useAction()
  const { reauthenticated, question } = useReauthentication(user.email)
  const begin = () =>
    run(() => reauthenticated(async () => setSetUp(await (await app.services()).get(OwnSecondFactor).begin(organisation?.name ?? location.hostname))))
  if (setUp) return <ScanAndConfirm setUp={setUp} onDone={onDone} />
  return (
    <div className={css.form}>
      <FailureNotice error={error} />
      {question}
      {isAnother ? (
        <p>With a second app you can still sign in if you lose this one.</p>
      ) : (
        <p>
          You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator, Aegis or the one in your password
          manager. Signing in then asks for your password and for the six digits that the app shows.
        </p>
      )}
      <div className={css.app}>
        <Button look={isAnother ? 'plain' : 'main'} busy={busy} onClick={() => void begin()}>
          {isAnother ? 'Set up another app' : 'Set up the code'}
        </Button>
        {acts}
      </div>
    </div>
  )
}

const fields = { code: secondFactorFields.code, name: secondFactorFields.name }

function ScanAndConfirm({ setUp: { address, secret, finish }, onDone }: { readonly setUp: SecondFactorSetUp; readonly onDone: () => unknown }) {
  const form = useForm({
    fields,
    guards: false,
    initial: { name: 'Phone' },
    submit: async ({ code, name }) => finish(plainCode(code), name),
    onSaved: onDone,
  })
  return (
    <div className={css.form}>
      <div className={css.scan}>
        <div className={css.code}>
          <QrCode address={address} label="QR code for your authenticator app" />
        </div>
        <div className={css.typed}>
          <p>Scan this with the app. On this phone, enter the key there instead:</p>
          <code className={css.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          <a href={address}>Open the app with it</a>
        </div>
      </div>
      <Form form={form} label="Turn on sign-in with a code" words={workingWords('One moment…')}>
        <FormField name="code" input={CodeInput} />
        <FormField name="name" />
      </Form>
    </div>
  )
}
