import { lazyAfterHydration } from '../../delivery/lazy-after-hydration'
import { WhenHydrated } from '../../delivery/when-hydrated'
import { useInBrowser } from '../../kit/use-in-browser'
import { sessionHint } from '../../routing/session-hint'
import type { Beginning } from './staff-set-up-links'

const StaffSetUpLinks = lazyAfterHydration(() => import('./staff-set-up-links'))

/** Links for staff from an empty public page into the office. A browser that never had a session downloads nothing for it. */
export function LazyStaffLinks({ begins }: { readonly begins: Beginning }) {
  const inBrowser = useInBrowser()
  if (!inBrowser || !sessionHint().present) return null
  return (
    <WhenHydrated>
      <StaffSetUpLinks begins={begins} />
    </WhenHydrated>
  )
}
