import type { GuideCard } from '../../../../domain/guide/publishing/guide-snapshot-types'
import type { LocalMoment } from '../../../../domain/shared/time/local-day'
import { openState } from '../../../blocks/days-and-hours-text'
import { useDoorStatuses } from '../../../door-status/use-door-statuses'
import css from './open-now-sign.module.css'

interface OpenNowSignProps {
  readonly card: Pick<GuideCard, 'id' | 'openings' | 'byAppointment'>
  readonly at: LocalMoment
}

/** Whether the studio is open now, by what its artist said today, else by its hours. It is text; the color only repeats it. */
export function OpenNowSign({ card, at }: OpenNowSignProps) {
  const state = useDoorStatuses()?.[card.id] ?? openState(card, at)
  return (
    <span className={css.door} data-open={state.open || undefined}>
      {state.words}
    </span>
  )
}
