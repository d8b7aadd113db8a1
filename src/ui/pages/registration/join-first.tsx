import { lazy, Suspense, useState } from 'react'
import { StepHeading } from '../../checkout/step-heading'
import { Button } from '../../kit/button'
import { Notice } from '../../kit/feedback/notice'
import { Skeleton } from '../../kit/feedback/skeleton'
import css from './registration.module.css'

const JoinHere = lazy(() => import('./join-here'))

interface JoinFirstProps {
  readonly isMember: boolean
  readonly paysLess: boolean
}

/** Whether the artist is a member, and joining without leaving the registration. What is typed below stays as it is. */
export function JoinFirst({ isMember, paysLess }: JoinFirstProps) {
  const [place, setPlace] = useState<'before' | 'joining' | 'after'>('before')
  if (place === 'joining')
    return (
      <section aria-label="Join as an artist">
        <Suspense fallback={<Skeleton lines={4} />}>
          <JoinHere isMember={isMember} onClose={() => setPlace('after')} />
        </Suspense>
      </section>
    )
  return (
    <>
      {!isMember && (
        <div className={css.joining}>
          <Notice
            title={paysLess ? 'Members pay less.' : 'You are not a member yet.'}
            actions={<Button onClick={() => setPlace('joining')}>Join here first</Button>}
          />
        </div>
      )}
      {place === 'after' && <StepHeading takesFocus>Your registration</StepHeading>}
    </>
  )
}
