import { lazy, Suspense, useState } from 'react'
import type { MembershipLevel, MembershipProduct } from '../../../../domain/memberships/offered-memberships'
import { Button } from '../../../kit/button'
import { Skeleton } from '../../../kit/feedback/skeleton'

const AskWaiver = lazy(() => import('./ask-waiver'))

interface WaiverOptionProps {
  readonly product: MembershipProduct
  readonly level: MembershipLevel
  /** Whether the user has joined; a request needs a person. */
  readonly hasPerson: boolean
}

/** The option for people who cannot pay; its form is downloaded on demand. */
export function WaiverOption({ product, level, hasPerson }: WaiverOptionProps) {
  const [isOpen, setOpen] = useState(false)
  if (!hasPerson) return <p>If you cannot pay now, you can ask for a waiver. Create an account first.</p>
  if (!isOpen)
    return (
      <p>
        If you cannot pay now, you can ask for a waiver.{' '}
        <Button size="s" onClick={() => setOpen(true)}>
          Ask for a waiver
        </Button>
      </p>
    )
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <AskWaiver product={product} level={level} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
