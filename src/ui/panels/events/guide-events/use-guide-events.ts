import { useMemo } from 'react'
import { type Event, events } from '../../../../domain/events/events.collection'
import { eventsInGuideOrder, weekendOfEvent } from '../../../../domain/guide/events/events-in-guide-order'
import { missingInGuide } from '../../../../domain/guide/events/missing-in-guide'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { recordsQuery } from '../../../queries/record.queries'
import { useEdition } from '../../guide/use-edition'
import { useWeekends } from '../../guide/weekends/use-weekends-and-neighbourhoods'
import { missingInGuideText } from './missing-in-guide-text'

/** An event of the guide with its place in it. */
export interface GuideEventRow extends Event {
  /** Its place in the guide, from 1. */
  readonly at: number
  readonly weekendName: string
  /** What it lacks, as text. */
  readonly missing: string
}

/** The events of the chosen edition, in the order of the guide. */
export function useGuideEvents(): readonly GuideEventRow[] {
  const edition = useEdition()
  const all = useLiveQuery(recordsQuery(useApp(), events, { where: [['editionId', '==', edition?.id ?? '']] }))
  const weekends = useWeekends(edition?.id)
  return useMemo(() => {
    const placed = all
      .filter(({ deletedAt }) => !deletedAt)
      .map(event => ({ ...event, weekend: weekends.find(({ id }) => id === event.weekendId)?.n, order: event.guideOrder }))
    return eventsInGuideOrder(placed, weekends).map((event, i) => {
      const its = weekendOfEvent(event, weekends)
      return {
        ...event,
        at: i + 1,
        weekendName: its ? `${its.n} · ${its.name}` : '',
        missing: missingInGuide(event, its !== undefined)
          .map(name => missingInGuideText[name])
          .join(', '),
      }
    })
  }, [all, weekends])
}
