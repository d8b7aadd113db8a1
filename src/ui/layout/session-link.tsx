import { lazy, Suspense } from 'react'
import { useInBrowser } from '../kit/in-browser'
import { sessionHint } from '../routing/session-hint'
import { SignInLink } from './sign-in-link'

const WhoIsHere = lazy(() => import('./who-is-here'))

/** The way in, or what belongs to who is here. A browser that never had a session does not ask; the layout draws anew when one begins. */
export function SessionLink() {
  const inBrowser = useInBrowser()
  if (!inBrowser || !sessionHint().present) return <SignInLink />
  return (
    <Suspense fallback={<SignInLink />}>
      <WhoIsHere />
    </Suspense>
  )
}
