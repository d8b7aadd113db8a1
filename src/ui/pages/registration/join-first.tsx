import { lazy, Suspense, useState } from 'react'
import { Button } from '../../kit/button'
import { Notice } from '../../kit/feedback/notice'
import { Skeleton } from '../../kit/feedback/skeleton'

const JoinHere = lazy(() => import('./join-here'))

/** Whether the artist is a member, and joining without leaving the registration. What is typed below stays as it is. */
export function JoinFirst({ isMember }: { readonly isMember: boolean }) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) return isMember ? null : <Notice title="Members pay less." actions={<Button onClick={() => setOpen(true)}>Join here first</Button>} />
  return (
    <section aria-label="Join as an artist">
      <Suspense fallback={<Skeleton lines={4} />}>
        <JoinHere isMember={isMember} onClose={() => setOpen(false)} />
      </Suspense>
    </section>
  )
}
