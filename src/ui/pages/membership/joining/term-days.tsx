import type { TermPreview } from '../../../../domain/memberships/terms/term-preview'
import { dateOfDay, dayNumber } from '../../../../domain/shared/time/local-day'
import { longDayText } from './long-day-text'

interface TermDaysProps {
  readonly preview: TermPreview
  readonly graceDays: number
  /** The term is paid, so its days no longer depend on the payment date. */
  readonly isPaid?: boolean
}

/** The existing membership, and the exact days of the purchase. */
export function TermDays({ preview: { state, until, starts, ends }, graceDays, isPaid = false }: TermDaysProps) {
  const what = until === undefined ? 'membership' : 'new term'
  return (
    <>
      {until !== undefined && !isPaid && <p>{stateText(state, until, graceDays)}</p>}
      <p>
        {isPaid ? 'Your' : 'If you pay today, your'} {what} begins on <strong>{longDayText(starts)}</strong>. Its last day is{' '}
        <strong>{longDayText(ends)}</strong>.
      </p>
    </>
  )
}

function stateText(state: TermPreview['state'], until: string, graceDays: number): string {
  const day = longDayText(until)
  switch (state) {
    case 'current':
      return `You are a member. The last day of your membership is ${day}.`
    case 'grace':
      return `Your membership ended on ${day}. Your perks stop after ${longDayText(dateOfDay(dayNumber(until) + graceDays))}.`
    case 'future':
      return `Your membership has not begun yet. Its last day is ${day}.`
    case 'suspended':
      return `Your membership is paused. Its last day is ${day}.`
    case 'lapsed':
    case 'none':
      return `Your membership ended on ${day}.`
  }
}
