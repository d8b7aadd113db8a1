import { Suspense } from 'react'
import type { Event } from '../../../../domain/events/events.collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { replyQueries } from '../../../event-replies/reply.queries'
import { Anchor } from '../../../kit/anchor'
import { LinkButton } from '../../../kit/button'
import { Table } from '../../../kit/table'
import { Time } from '../../../kit/time/time'
import { eventStateText } from './event-state-text'
import css from './my-events.module.css'

/** All events of a host: coming ones first, then those that are over, the latest first. */
export function EventTable({ events, now }: { readonly events: readonly Event[]; readonly now: Date }) {
  const coming = events.filter(({ end }) => end.utc > now).toSorted((a, b) => a.start.utc.getTime() - b.start.utc.getTime())
  const over = events.filter(({ end }) => end.utc <= now).toSorted((a, b) => b.start.utc.getTime() - a.start.utc.getTime())
  return (
    <div className={css.part}>
      <Table stacks aria-label="My events">
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">When</th>
            <th scope="col">State</th>
            <th scope="col" data-number>
              Places taken
            </th>
            <th scope="col" data-number>
              Waiting
            </th>
          </tr>
        </thead>
        <tbody>
          {[...coming, ...over].map(event => (
            <tr key={event.id}>
              <th scope="row">
                <Anchor to={`/editevents?event=${event.id}`}>{event.title}</Anchor>
              </th>
              <td data-label="When">
                <Time at={event.start.utc} tz={event.start.tz} year />
              </td>
              <td data-label="State">{eventStateText(event, now)}</td>
              <Suspense fallback={<td colSpan={2}>…</td>}>
                <Replies id={event.id} capacity={event.capacity} />
              </Suspense>
            </tr>
          ))}
        </tbody>
      </Table>
      <p>
        <LinkButton to="/addevent">Submit an event</LinkButton>
      </p>
    </div>
  )
}

function Replies({ id, capacity }: { readonly id: string; readonly capacity: number | undefined }) {
  const places = useLiveQuery(replyQueries(useApp()).places(id))
  return (
    <>
      <td data-label="Places taken" data-number>
        {places?.taken ?? 0}
        {capacity !== undefined && ` of ${capacity}`}
      </td>
      <td data-label="Waiting" data-number>
        {places?.waiting ?? 0}
      </td>
    </>
  )
}
