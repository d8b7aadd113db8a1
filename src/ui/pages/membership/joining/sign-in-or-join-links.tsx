import { LinkButton } from '../../../kit/button'
import css from './joining.module.css'

/** Links to sign in or create an account, which return to the same choice. */
export function SignInOrJoinLinks({ next, hasAccount }: { readonly next: string; readonly hasAccount: boolean }) {
  const way = (path: string) => `${path}?next=${encodeURIComponent(next)}`
  return (
    <>
      <p>You need an account to pay for a membership. You come back to this choice.</p>
      <div className={css.row}>
        {hasAccount ? (
          <LinkButton look="main" size="l" to={way('/newmember')}>
            Finish joining
          </LinkButton>
        ) : (
          <>
            <LinkButton look="main" size="l" to={way('/signin')}>
              Sign in to continue
            </LinkButton>
            <LinkButton size="l" to={way('/newmember')}>
              Create an account
            </LinkButton>
          </>
        )}
      </div>
    </>
  )
}
