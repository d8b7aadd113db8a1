import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Session } from '../../domain/accounts/sign-in/session'
import { Reauthentication } from '../../domain/shared/functions/reauthentication'
import { type App, useApp } from '../app-services/app'
import { FailureNotice } from '../forms/failure-notice'
import { useSubmit } from '../forms/use-submit'
import { Button } from '../kit/button'
import type { SignedIn } from '../queries/session.queries'
import { OwnPasswordField } from '../reauthentication/own-password-field'
import styles from './staff-lock.module.css'
import { useStaffLock } from './use-staff-lock'

/**
 * Locks the office after half an hour without input, with all unsaved input kept; after twelve hours the session ends, and the office's guard asks
 * for a sign-in.
 */
export function StaffLock({ user, children }: { readonly user: SignedIn; readonly children: ReactNode }) {
  const app = useApp()
  const { state, unlock } = useStaffLock(user)
  useEffect(() => {
    if (state === 'over') leave(app).catch((error: unknown) => console.error('the session could not be ended', error))
  }, [state, app])
  return (
    <>
      <div className={styles.desk} hidden={state !== 'open'}>
        {children}
      </div>
      {state === 'locked' && <Cover user={user} onOpen={unlock} />}
    </>
  )
}

const leave = async (app: App) => (await app.services()).get(Session).signOut()

interface CoverProps {
  readonly user: SignedIn
  readonly onOpen: () => void
}

function Cover({ user, onOpen }: CoverProps) {
  const app = useApp()
  const [password, setPassword] = useState('')
  const { busy, error, run } = useSubmit()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await run(async () => (await app.services()).get(Reauthentication).give(password))) onOpen()
  }
  return (
    <main className={styles.cover}>
      <form className={styles.form} noValidate onSubmit={event => void submit(event)}>
        <h1 ref={heading} tabIndex={-1}>
          Locked
        </h1>
        <p>
          Nothing happened here for half an hour. Everything is as <bdi>{user.displayName || user.email}</bdi> left it.
        </p>
        <FailureNotice error={error} />
        <OwnPasswordField email={user.email} value={password} onChange={setPassword} />
        <div className={styles.row}>
          <Button type="submit" look="main" busy={busy}>
            Unlock
          </Button>
          <Button look="quiet" onClick={() => void run(() => leave(app))}>
            Sign out
          </Button>
        </div>
      </form>
    </main>
  )
}
