import { latePart } from '../delivery/late-part'
import { WhenSettled } from '../delivery/when-settled'
import { useInBrowser } from '../kit/in-browser'
import { sessionHint } from '../routing/session-hint'
import { SignInLink } from './sign-in-link'

const WhoIsHere = latePart(() => import('./who-is-here'))

/** The way in, or what belongs to who is here. A browser that never had a session does not ask; the layout draws anew when one begins. */
export function SessionLink() {
  const inBrowser = useInBrowser()
  if (!inBrowser || !sessionHint().present) return <SignInLink />
  return (
    <WhenSettled fallback={<SignInLink />}>
      <WhoIsHere />
    </WhenSettled>
  )
}
