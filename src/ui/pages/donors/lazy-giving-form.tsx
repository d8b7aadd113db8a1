import type { ComponentProps } from 'react'
import { lazyAfterHydration } from '../../delivery/lazy-after-hydration'
import { WhenHydrated } from '../../delivery/when-hydrated'
import { Skeleton } from '../../kit/feedback/skeleton'

const GivingForm = lazyAfterHydration(() => import('./giving/giving-form'))

/** The giving form, for one campaign or with a choice between several. */
export const LazyGivingForm = (props: ComponentProps<typeof GivingForm>) => (
  <WhenHydrated fallback={<Skeleton height="32rem" />}>
    <GivingForm {...props} />
  </WhenHydrated>
)
