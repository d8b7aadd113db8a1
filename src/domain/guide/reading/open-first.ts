import { type LocalMoment, wallMinute } from '../../shared/time/local-day'
import type { GuideCard } from '../publishing/guide-snapshot-types'
import { minutesOf, nextOpening } from './opening-times'

/** What is open first, then what opens soonest; what opens no more comes last. Among equals the order stays. */
export function openFirst<C extends Pick<GuideCard, 'id' | 'openings'>>(
  cards: readonly C[],
  openIds: ReadonlySet<string>,
  at: LocalMoment,
): readonly C[] {
  const minutesUntil = new Map(cards.map(card => [card, openIds.has(card.id) ? 0 : untilOpen(card, at)]))
  return cards.toSorted((a, b) => minutesUntil.get(a)! - minutesUntil.get(b)!)
}

function untilOpen({ openings }: Pick<GuideCard, 'openings'>, at: LocalMoment): number {
  const next = nextOpening(openings, at)
  return next ? minutesOf(next)[0] - wallMinute(at) : Number.MAX_SAFE_INTEGER
}
