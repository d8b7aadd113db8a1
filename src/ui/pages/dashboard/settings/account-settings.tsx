import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { useSignedIn } from '../../../queries/session.queries'
import css from '../dashboard.module.css'
import { DeleteAccount } from './delete-account'
import { EmailSetting } from './email-setting'
import { OwnDataSetting } from './own-data-setting'
import { PasswordSetting } from './password-setting'
import { SecurityLog } from './security-log'
import { TopicsSetting } from './topics-setting'

const AuthenticatorSetting = lazy(() => import('../../../second-factor/authenticator-setting'))
const ProofsSetting = lazy(() => import('./proofs-setting'))

/** Settings of the account: sign-in, consents, data and deletion. */
export function AccountSettings() {
  const user = useSignedIn()
  if (!user) return null
  // A masquerade uses a separate account, whose address and password cannot be changed.
  const isOwn = user.claims.imp === undefined
  const joined = user.claims.pid !== undefined
  return (
    <>
      {isOwn && (
        <>
          <section aria-labelledby="email" className={css.part}>
            <h2 id="email">Email</h2>
            <EmailSetting user={user} />
          </section>
          <section aria-labelledby="password" className={css.part}>
            <h2 id="password">Password</h2>
            <PasswordSetting user={user} />
          </section>
          {user.claims.adm === 1 && (
            <section aria-labelledby="code" className={css.part}>
              <h2 id="code">Sign-in with a code</h2>
              <Suspense fallback={<Skeleton lines={3} />}>
                <AuthenticatorSetting user={user} />
              </Suspense>
            </section>
          )}
        </>
      )}
      {joined && (
        <>
          <section aria-labelledby="topics" className={css.part}>
            <h2 id="topics">What we may write about</h2>
            <TopicsSetting />
          </section>
          <section aria-labelledby="proofs" className={css.part}>
            <h2 id="proofs">Proof of eligibility</h2>
            <Suspense fallback={<Skeleton lines={3} />}>
              <ProofsSetting />
            </Suspense>
          </section>
          <section aria-labelledby="data" className={css.part}>
            <h2 id="data">Your data</h2>
            <OwnDataSetting />
          </section>
          <section aria-labelledby="security" className={css.part}>
            <h2 id="security">Security</h2>
            <SecurityLog />
          </section>
          {isOwn && (
            <section aria-labelledby="delete" className={css.part}>
              <h2 id="delete">Delete your account</h2>
              <DeleteAccount user={user} />
            </section>
          )}
        </>
      )}
    </>
  )
}
