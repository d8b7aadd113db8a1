import { lazy, Suspense, useState } from 'react'
import type { Event } from '../../../../domain/events/events.collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import acts from '../../../event-form/acts.module.css'
import { DoorList } from '../../../event-replies/door-list'
import { hostQueries } from '../../../event-replies/host.queries'
import { Anchor } from '../../../kit/anchor'
import { Button, LinkButton } from '../../../kit/button'
import { Notice } from '../../../kit/feedback/notice'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { Time } from '../../../kit/time/time'
import { eventStateText } from './event-state-text'
import css from './my-events.module.css'

const HostTickets = lazy(() => import('./host-tickets'))
const ChangeEventForm = lazy(() => import('./change-event-form'))
const CancelEventForm = lazy(() => import('./cancel-event-form'))

interface MyEventProps {
  readonly event: Event
  readonly pid: string
  readonly now: Date
}

/** One event of the host: its state, who comes, and what can be done with it. */
export function MyEvent({ event, pid, now }: MyEventProps) {
  const { id, title, start, status, end, rev } = event
  const app = useApp()
  const [open, setOpen] = useState<'change' | 'cancel'>()
  const [done, setDone] = useState<string>()
  const isOpen = status === 'published' && end.utc > now
  const isPublic = status === 'published' || status === 'cancelled' || status === 'past'
  const finish = (text: string) => {
    setDone(text)
    setOpen(undefined)
  }
  return (
    <div className={css.part}>
      <p className={acts.notOnPaper}>
        <Anchor to="/editevents">All my events</Anchor>
      </p>
      <h2>{title}</h2>
      <p>
        <Time at={start.utc} tz={start.tz} year /> · {eventStateText(event, now)}
      </p>
      {done && <Notice tone="good" title={done} />}
      {status === 'published' && (
        <Suspense fallback={null}>
          <OpenChange eventId={id} pid={pid} />
        </Suspense>
      )}
      <div className={acts.acts}>
        {isPublic && <LinkButton to={`/events/${id}`}>Open its page</LinkButton>}
        {status === 'changes' && (
          <LinkButton look="main" to={`/addevent?event=${id}`}>
            Change and submit again
          </LinkButton>
        )}
        {status === 'published' && <LinkButton to={`/editevents?event=${id}&door=1`}>Check people in</LinkButton>}
        {isOpen && open !== 'change' && <Button onClick={() => setOpen('change')}>Change event</Button>}
        <LinkButton to={`/addevent?copy=${id}`}>Duplicate event</LinkButton>
        {isOpen && open !== 'cancel' && <Button onClick={() => setOpen('cancel')}>Cancel event</Button>}
      </div>
      <Suspense fallback={<Skeleton lines={6} />}>
        {isOpen && open === 'change' && <ChangeEventForm key={rev} event={event} onDone={finish} />}
        {isOpen && open === 'cancel' && <CancelEventForm id={id} title={title} onDone={finish} onKeep={() => setOpen(undefined)} />}
      </Suspense>
      {isOpen && (
        <Suspense fallback={null}>
          <HostTickets event={event} />
        </Suspense>
      )}
      {isPublic && <DoorList event={event} replied={hostQueries(app).guests(id, pid)} mayMark />}
    </div>
  )
}

/** A change of a public event that staff have not decided, or for which they ask for more. */
function OpenChange({ eventId, pid }: { readonly eventId: string; readonly pid: string }) {
  const change = useLiveQuery(hostQueries(useApp()).submissions(pid, eventId)).find(({ status }) => isOpenChange(status))
  if (!change) return null
  return change.status === 'pending' ? (
    <Notice title="Our staff reviews your change.">
      The event stays as it was until then. If you change it again, they see only the latest version.
    </Notice>
  ) : (
    <Notice tone="bad" title="Our staff asked you to revise your change.">
      {change.reason}
    </Notice>
  )
}

const isOpenChange = (status: string) => status === 'pending' || status === 'changes'
