import type { GuideCard } from '../../../../domain/guide/publishing/guide-snapshot'
import type { LocalMoment } from '../../../../domain/shared/time/local-day'
import { openState } from '../../../blocks/guide-text'
import { useDoors } from '../../../doors/use-doors'
import css from './door-sign.module.css'

interface DoorSignProps {
  readonly card: Pick<GuideCard, 'id' | 'openings' | 'byAppointment'>
  readonly at: LocalMoment
}

/** Whether the studio is open now, by what its artist said today, else by its hours. It is text; the color only repeats it. */
export function DoorSign({ card, at }: DoorSignProps) {
  const state = useDoors()?.[card.id] ?? openState(card, at)
  return (
    <span className={css.door} data-open={state.open || undefined}>
      {state.words}
    </span>
  )
}
