import { useState } from 'react'
import { OwnSecondFactor, secondFactorState } from '../../domain/accounts/second-factor/own-second-factor'
import { useApp, useLiveQuery } from '../app-services/app-context'
import { FailureNotice } from '../forms/failure-notice'
import { SentNotice } from '../forms/sent-notice'
import { useAction } from '../forms/use-action'
import { Button } from '../kit/button'
import { Time } from '../kit/time/time'
import { useViewerZone } from '../kit/time/viewer-zone'
import { clockQueries } from '../queries/clock.queries'
import type { SignedIn } from '../queries/session.queries'
import { useReauthentication } from '../reauthentication/use-reauthentication'
import { AddAuthenticator } from './add-authenticator'
import { daysLeftText } from './days-left-text'
import css from './second-factor.module.css'
import { secondFactorQueries } from './second-factor.queries'

/** A staff member's authenticator apps, and adding another one. */
export default function AuthenticatorSetting({ user }: { readonly user: SignedIn }) {
  const app = useApp()
  const tz = useViewerZone() ?? 'UTC'
  const factors = useLiveQuery(secondFactorQueries(app).own(user.uid))
  const now = useLiveQuery(clockQueries(app).real())
  const [message, setMessage] = useState<string>()
  const { busy, error, run } = useAction(() => secondFactorQueries(app).renew())
  const { reauthenticated, question } = useReauthentication(user.email)
  const state = secondFactorState(user, now)
  const remove = (id: string) =>
    run(() => reauthenticated(async () => (await app.services()).get(OwnSecondFactor).remove(id))).then(done => done && setMessage('Removed.'))
  return (
    <>
      {message && <SentNotice key={message} title={message} />}
      <FailureNotice error={error} />
      {question}
      {factors.length > 0 && (
        <ul className={css.apps}>
          {factors.map(({ id, name, since }) => (
            <li key={id} className={css.app}>
              <span>
                {name}, since <Time at={since} tz={tz} year />
              </span>
              <Button size="s" busy={busy} onClick={() => void remove(id)}>
                Remove {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {factors.length === 0 && state?.is === 'grace' && <p>{daysLeftText(state.daysLeft)}</p>}
      <AddAuthenticator
        key={factors.length}
        user={user}
        isAnother={factors.length > 0}
        onDone={async () => {
          setMessage('Signing in now asks for a code of your app.')
          await secondFactorQueries(app).renew()
        }}
      />
    </>
  )
}
