import { Suspense } from 'react'
import type { EventPageData } from '../../../domain/calendar/calendar-snapshot-types'
import { eventState } from '../../../domain/calendar/event-state'
import { kindsOf } from '../../../domain/calendar/event-tags'
import { lazyAfterHydration } from '../../delivery/lazy-after-hydration'
import { WhenHydrated } from '../../delivery/when-hydrated'
import { Anchor } from '../../kit/anchor'
import { DocumentTitle } from '../../kit/document-title'
import { Notice } from '../../kit/feedback/notice'
import { numberText } from '../../kit/number-text'
import { Picture } from '../../kit/pictures/picture'
import { ShareButton } from '../../kit/share-button'
import { calendarDay, partsOf } from '../../kit/time/format-time'
import { BelowFold } from '../../layout/below-fold'
import { guideLinks } from '../guide/guide-links'
import { AccessibilityInfo } from '../guide/listing/accessibility-info'
import { AddToCalendar } from './add-to-calendar'
import { priceOf } from './event-hours'
import css from './event-view.module.css'
import { EventWhen } from './event-when'
import { EventWhere } from './event-where'

// These stay as prerendered until hydration.
const SaveButton = lazyAfterHydration(async () => ({ default: (await import('../../saved/save-button')).SaveButton }))
const EventReply = lazyAfterHydration(() => import('./reply/event-reply'))
const TicketSale = lazyAfterHydration(() => import('./tickets/ticket-sale'))
const RelatedEvents = lazyAfterHydration(async () => ({ default: (await import('./related-events')).RelatedEvents }))

interface EventViewProps {
  readonly page: EventPageData
  readonly now: Date
  readonly currentEdition: string | undefined
  /** Behind a private link: it cannot be saved, shared or replied to yet. */
  readonly isPreview?: boolean
}

/** Everything published about one event. */
export function EventView({ page, now, currentEdition, isPreview = false }: EventViewProps) {
  const { event, body, facts, capacity, hasTicket, cancelReason, hosts, related } = page
  const { title, summary, start, picture, editionId } = event
  const state = eventState(event, now)
  const { weekday, day, month, year } = partsOf(calendarDay(start.local.slice(0, 10)), 'UTC')
  const price = priceOf(event)
  const places = capacity === undefined ? undefined : `${numberText(capacity)} places`
  return (
    <article className={css.article} data-state={state}>
      <DocumentTitle specific={title} />
      <header className={css.head}>
        <p className={css.date} aria-hidden="true">
          <span>{weekday}</span>
          <span className={css.numeral}>{day}</span>
          <span>
            {month} {year}
          </span>
        </p>
        <div className={css.title}>
          <p className={css.over}>
            <Anchor to="/calendar">Calendar</Anchor>
            {[...kindsOf(event), price === 'Free' ? 'Free' : undefined].filter(Boolean).map(word => ` · ${word}`)}
          </p>
          <h1 tabIndex={-1}>{title}</h1>
          {state === 'on-now' && <p className={css.now}>On now</p>}
        </div>
      </header>

      {state === 'cancelled' && (
        <Notice tone="bad" title="This event is canceled">
          {cancelReason}
        </Notice>
      )}
      {state === 'past' && <Notice title="This event is over">See upcoming events at the end of this page.</Notice>}

      <div className={css.body}>
        <div className={css.main}>
          {picture && (
            <figure className={css.picture}>
              <Picture {...picture} first sizes="(min-width: 64rem) 44rem, 100vw" />
            </figure>
          )}
          <p className={css.summary}>{summary}</p>
          {body && (
            <div className={css.text}>
              {body.split(/\n{2,}/).map((paragraph, i) => (
                <p key={i}>{paragraph}</p>
              ))}
            </div>
          )}
        </div>

        <BelowFold>
          <div className={css.facts}>
            <section aria-labelledby="when">
              <h2 id="when">When</h2>
              <EventWhen event={event} />
              {!isPreview && (
                <div className={css.actions}>
                  {(state === 'coming' || state === 'on-now') && (
                    <AddToCalendar events={[event]} name={title} look="main">
                      Add to my calendar
                    </AddToCalendar>
                  )}
                  <Suspense fallback={<span className={css.saving} />}>
                    <SaveButton kind="event" id={event.id} noun="event" />
                  </Suspense>
                  <ShareButton title={title} />
                </div>
              )}
            </section>
            {!isPreview && (state === 'coming' || state === 'on-now') && (
              <section aria-labelledby="reply">
                <h2 id="reply">{hasTicket ? 'Tickets' : 'Your place'}</h2>
                <WhenHydrated fallback={<div className={css.reply} />}>
                  {hasTicket ? (
                    <TicketSale id={event.id} capacity={capacity} tz={start.tz} />
                  ) : (
                    <EventReply id={event.id} capacity={capacity} tz={start.tz} hasPrice={(event.priceCents ?? 0) > 0} />
                  )}
                </WhenHydrated>
              </section>
            )}
            <EventWhere event={event} links={guideLinks(editionId === currentEdition ? undefined : editionId)} />
            {(price ?? places) && (
              <section aria-labelledby="price">
                <h2 id="price">Price</h2>
                <p>{[price, places].filter(Boolean).join(', ')}</p>
              </section>
            )}
            <AccessibilityInfo detail={facts ? { access: facts } : null} />
            {hosts.length > 0 && (
              <section aria-labelledby="hosts">
                <h2 id="hosts">{hosts.length === 1 ? 'Host' : 'Hosts'}</h2>
                <ul className={css.hosts}>
                  {hosts.map(({ id, handle, name }) => (
                    <li key={id}>
                      <Anchor to={`/artist/${handle}`}>
                        <bdi>{name}</bdi>
                      </Anchor>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        </BelowFold>
      </div>
      {!isPreview && (
        <Suspense fallback={null}>
          <RelatedEvents of={event} events={related} now={now} />
        </Suspense>
      )}
    </article>
  )
}
