import { lazyAfterHydration } from '../../delivery/lazy-after-hydration'
import { WhenHydrated } from '../../delivery/when-hydrated'
import { useInBrowser } from '../../kit/in-browser'
import { sessionHint } from '../../routing/session-hint'
import type { Beginning } from './staff-beginning'

const StaffBeginning = lazyAfterHydration(() => import('./staff-beginning'))

/** The way into the office from what is not there yet. A browser that never had a session downloads nothing of it. */
export function StaffWay({ begins }: { readonly begins: Beginning }) {
  const inBrowser = useInBrowser()
  if (!inBrowser || !sessionHint().present) return null
  return (
    <WhenHydrated>
      <StaffBeginning begins={begins} />
    </WhenHydrated>
  )
}
