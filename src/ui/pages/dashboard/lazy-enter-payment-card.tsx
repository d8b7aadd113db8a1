import { lazy, Suspense } from 'react'
import { Skeleton } from '../../kit/feedback/skeleton'
import type { EnterPaymentCardProps } from './enter-payment-card'

const EnterPaymentCard = lazy(() => import('./enter-payment-card'))

/** Enters a card; downloaded by whoever does. */
export const LazyEnterPaymentCard = (props: EnterPaymentCardProps) => (
  <Suspense fallback={<Skeleton lines={3} />}>
    <EnterPaymentCard {...props} />
  </Suspense>
)
