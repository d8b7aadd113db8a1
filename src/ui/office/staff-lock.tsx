import { type ReactNode, useEffect, useRef } from 'react'
import { Session } from '../../domain/accounts/sign-in/session'
import { type App, useApp } from '../app-services/app-context'
import { useAction } from '../forms/use-action'
import { Button } from '../kit/button'
import type { SignedIn } from '../queries/session.queries'
import { OwnPasswordForm } from '../reauthentication/own-password-form'
import styles from './staff-lock.module.css'
import { useStaffEntranceAudit } from './use-staff-entrance-audit'
import { useStaffLock } from './use-staff-lock'

/**
 * Locks the office after half an hour without input, with all unsaved input kept; after twelve hours the session ends, and the office's guard asks
 * for a sign-in.
 */
export function StaffLock({ user, children }: { readonly user: SignedIn; readonly children: ReactNode }) {
  const app = useApp()
  const { state, unlock } = useStaffLock(user)
  useStaffEntranceAudit(user)
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
  const { error, run } = useAction()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main className={styles.cover}>
      <div className={styles.form}>
        <h1 ref={heading} tabIndex={-1}>
          Locked
        </h1>
        <p>
          Nothing happened here for half an hour. Everything is as <bdi>{user.displayName || user.email}</bdi> left it.
        </p>
        <OwnPasswordForm
          email={user.email}
          error={error}
          onGiven={onOpen}
          acts={
            <Button look="quiet" onClick={() => void run(() => leave(app))}>
              Sign out
            </Button>
          }
        />
      </div>
    </main>
  )
}
