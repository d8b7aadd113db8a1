import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { PageHead } from '../../../kit/page-head'
import { PageFrame } from '../../../layout/page-frame'
import { calendarQueries } from '../../../queries/calendar.queries'
import { clockQueries } from '../../../queries/clock.queries'
import type { Visit } from '../../../routing/use-route-visit'
import css from './submit-event.module.css'

const SubmitEventForm = lazy(() => import('./submit-event-form'))
const ResubmitEvent = lazy(() => import('./resubmit-event'))
const CopyEvent = lazy(() => import('./copy-event'))

export const data = ({ app }: Pick<Visit, 'app'>) => [calendarQueries(app).index(), clockQueries(app).now()]

/** Submitting an event for the calendar, changing one that staff sent back (`?event=`), or copying one (`?copy=`). */
export default function SubmitEventPage() {
  const [asked] = useSearchParams()
  const eventId = asked.get('event') ?? undefined
  const copied = asked.get('copy') ?? undefined
  const form = eventId !== undefined ? <ResubmitEvent id={eventId} /> : copied !== undefined ? <CopyEvent id={copied} /> : <SubmitEventForm />
  return (
    <PageFrame>
      <PageHead
        over="Calendar"
        title={eventId === undefined ? 'Submit an event' : 'Change your event'}
        lead="Talks, openings, workshops, tours: whatever has to do with art here. Our staff reads it first, usually within three days."
      />
      <div className={css.form}>
        <Suspense fallback={<Skeleton lines={8} />}>{form}</Suspense>
      </div>
    </PageFrame>
  )
}
