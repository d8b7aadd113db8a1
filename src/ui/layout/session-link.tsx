import { lazyAfterHydration } from '../delivery/lazy-after-hydration'
import { WhenHydrated } from '../delivery/when-hydrated'
import { useInBrowser } from '../kit/use-in-browser'
import { sessionHint } from '../routing/session-hint'
import { SignInLink } from './sign-in-link'

const AccountMenu = lazyAfterHydration(() => import('./account-menu'))

/** “Sign in”, or the menu of the account. A browser that never had a session does not ask; the layout rerenders when one begins. */
export function SessionLink({ onSignOut }: { readonly onSignOut: () => void }) {
  const inBrowser = useInBrowser()
  if (!inBrowser || !sessionHint().present) return <SignInLink />
  return (
    <WhenHydrated fallback={<SignInLink />}>
      <AccountMenu onSignOut={onSignOut} />
    </WhenHydrated>
  )
}
