import { lazy, useMemo, useState } from 'react'
import type { AgendaEvent } from '../../../domain/guide/reading/guide-agenda'
import { useLiveQuery } from '../../app-services/app-context'
import { Anchor } from '../../kit/anchor'
import { LinkButton } from '../../kit/button'
import { Choice } from '../../kit/controls/choice'
import { counted } from '../../kit/counted'
import { DocumentTitle } from '../../kit/document-title'
import { EmptyState } from '../../kit/feedback/empty-state'
import { PageHead } from '../../kit/page-head'
import { calendarDayText, zoneOf } from '../../kit/time/format-time'
import { clockQueries } from '../../queries/clock.queries'
import { guideQueries } from '../../queries/guide.queries'
import { type AddressFormat, useAddressState } from '../../routing/use-address-state'
import { useRouteVisit, type Visit } from '../../routing/use-route-visit'
import { EventRow } from './event-row'
import css from './events.module.css'
import { GuideFrame } from './guide-frame'
import { editionIn, type GuideLinks } from './guide-links'
import { guideData, useGuide } from './use-guide'

const NoGuideYet = lazy(() => import('./no-guide-yet'))

const ownOf = ({ app, search }: Visit) => guideQueries(app).agenda(editionIn(search))

export const data = (visit: Visit) => [...guideData(visit, ownOf(visit)), clockQueries(visit.app).now()]

/** All events of an edition, by day. */
export default function EventsPage() {
  const visit = useRouteVisit()
  const { guide, links, past } = useGuide(editionIn(visit.search), ownOf(visit))
  const now = useLiveQuery(clockQueries(visit.app).now())
  if (!guide) return <NoGuideYet title="Guide events" />
  const { edition, studios, events } = guide
  const [first] = events
  return (
    <GuideFrame {...{ links, edition, past }}>
      <DocumentTitle specific={edition.name} description={`Talks, tours, demonstrations and evenings of ${edition.name}, day by day.`} />
      <PageHead
        title="Events"
        over={edition.name}
        lead={
          <>
            Talks, tours, demonstrations and evenings, day by day.
            {first && ` All times are local (${zoneOf(new Date(first.start.utc), first.start.tz)}).`}
          </>
        }
      />
      {events.length === 0 ? (
        <EmptyState title="This edition has no events" action={<LinkButton to={links.maps()}>Open the map</LinkButton>}>
          All of its {counted(studios, 'studio')} are on the map, with their hours.
        </EmptyState>
      ) : (
        <Agenda {...{ links, now }} all={events} />
      )}
    </GuideFrame>
  )
}

/** Filter value for free events: without a price, or marked free by the organizer. */
const free = 'free'
const isFree = ({ priceCents, tags }: AgendaEvent) => priceCents === 0 || tags.some(tag => tag.toLowerCase() === free)

const tagsAddress: AddressFormat<{ readonly tags: readonly string[] }> = {
  read: search => ({ tags: search.getAll('tag') }),
  write: ({ tags }, before) => {
    const next = new URLSearchParams(before)
    next.delete('tag')
    for (const tag of tags) next.append('tag', tag)
    return next
  },
}

interface AgendaProps {
  readonly all: readonly AgendaEvent[]
  readonly links: GuideLinks
  readonly now: Date
}

function Agenda({ all, links, now }: AgendaProps) {
  const [{ tags: chosen }, change] = useAddressState(tagsAddress)
  const tags = useMemo(() => tagCounts(all), [all])
  const fits = (event: AgendaEvent) => chosen.every(tag => (tag === free ? isFree(event) : event.tags.includes(tag)))
  const events = all.filter(fits).sort((a, b) => (a.start.utc < b.start.utc ? -1 : 1))
  const isPast = ({ end }: AgendaEvent) => new Date(end.utc) <= now
  const [earlier, coming] = [events.filter(isPast), events.filter(event => !isPast(event))]
  const isOver = coming.length === 0 && earlier.length > 0
  const [earlierShown, showEarlier] = useState(coming.length === 0)
  return (
    <>
      <Choice legend="Show only" several options={tags} value={chosen} onChange={values => change({ tags: values })} />
      <p role="status" className={css.count}>
        {isOver
          ? `${counted(earlier.length, 'event')}, all of them past`
          : `${counted(coming.length, 'event')} to come${earlier.length > 0 ? `, ${earlier.length} past` : ''}`}
      </p>
      {isOver && (
        <p>
          <Anchor to="/calendar">See what comes next</Anchor>
        </p>
      )}
      {events.length === 0 && (
        <EmptyState title="No events match these filters" action={<LinkButton to={links.events}>Show all events</LinkButton>}>
          Remove a filter to see more.
        </EmptyState>
      )}
      {earlier.length > 0 && (
        <details className={css.earlier} open={earlierShown} onToggle={event => showEarlier(event.currentTarget.open)}>
          <summary>{counted(earlier.length, 'past event')}</summary>
          {earlierShown && <Days events={earlier} links={links} past />}
        </details>
      )}
      <Days events={coming} links={links} />
    </>
  )
}

interface DaysProps {
  readonly events: readonly AgendaEvent[]
  readonly links: GuideLinks
  readonly past?: boolean
}

function Days({ events, links, past = false }: DaysProps) {
  const days = new Map<string, AgendaEvent[]>()
  for (const event of events) {
    const date = event.start.local.slice(0, 10)
    days.set(date, [...(days.get(date) ?? []), event])
  }
  return [...days].map(([date, own]) => (
    <section key={date} className={css.day} aria-label={calendarDayText(date)}>
      <h2>{calendarDayText(date)}</h2>
      <ul className={css.list}>
        {own.map(event => (
          <li key={event.id}>
            <EventRow {...{ event, links, past }} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function tagCounts(events: readonly AgendaEvent[]) {
  const counts = new Map<string, number>()
  for (const { tags } of events) for (const tag of tags) if (tag.toLowerCase() !== free) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const gratis = events.filter(isFree).length
  const options = [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([value, count]) => ({ value, label: value, count }))
  return gratis > 0 ? [{ value: free, label: 'Free', count: gratis }, ...options] : options
}
