import { useRef } from 'react'
import { eventComments } from '../../../domain/content/comments.collection'
import type { Event } from '../../../domain/events/events.collection'
import type { RichText } from '../../../domain/shared/text/rich-text-types'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { choiceText } from '../../forms/choice-text'
import { LinkButton } from '../../kit/button'
import { PageFrame } from '../../layout/page-frame'
import { calendarQueries } from '../../queries/calendar.queries'
import { useNow } from '../../queries/clock.queries'
import { pageDraftQueries } from '../../staged-pages/page-draft.queries'
import { EventView } from '../events/event-view'
import { ReviewFrame } from './review-frame'
import { TextComments } from './text-comments'

interface StagedEventProps {
  readonly event: Event
}

/** An event as it is written now, as visitors will see it. */
export function StagedEvent({ event }: StagedEventProps) {
  const app = useApp()
  const { page, imageId } = useLiveQuery(pageDraftQueries(app).event(event))
  const picture = useLiveQuery(pageDraftQueries(app).pictures(imageId === undefined ? [] : [imageId]))[imageId ?? '']
  const now = useNow()
  return (
    <PageFrame>
      <EventView page={{ ...page, event: { ...page.event, ...(picture && { picture }) } }} now={now} currentEdition={undefined} isPreview />
    </PageFrame>
  )
}

/** Who may publish it does so where it is reviewed. */
export function EventReview({ event }: StagedEventProps) {
  const { id, rev, title, summary, status, venue, body } = event
  const frame = useRef<HTMLIFrameElement>(null)
  const live = useLiveQuery(calendarQueries(useApp()).event(id))
  const [before, after] = [textOf(live?.body), textOf(body)]
  const isChanged = live !== null && JSON.stringify(before) !== JSON.stringify(after)
  return (
    <ReviewFrame
      {...{ id, rev, title, frame }}
      state={choiceText(status)}
      lead={live ? 'Visitors see it in the calendar.' : 'Visitors do not see it yet.'}
      actions={live ? <LinkButton to={`/events/${id}`}>Show the page</LinkButton> : <LinkButton to="/cpanel/reviewevents">Review events</LinkButton>}
      changes={isChanged ? { before, after } : undefined}
    >
      <TextComments of={eventComments} params={{ event: id }} texts={[title, summary, venue, ...paragraphsOf(body)]} frame={frame} />
    </ReviewFrame>
  )
}

const paragraphsOf = (text = '') => text.split(/\n{2,}/).filter(Boolean)

const textOf = (text: string | undefined): RichText => ({
  type: 'doc',
  content: paragraphsOf(text).map(paragraph => ({ type: 'paragraph', content: [{ type: 'text', text: paragraph }] })),
})
