import type { TermPreview } from '../../../../domain/memberships/terms/term-preview'
import { longDayText } from './long-day-text'

/** The days of a gift membership. */
export const GivenDays = ({ preview: { starts, ends }, isPaid = false }: { readonly preview: TermPreview; readonly isPaid?: boolean }) => (
  <p>
    {isPaid ? 'Their' : 'If you pay today, their'} membership begins on <strong>{longDayText(starts)}</strong>, and its last day is{' '}
    <strong>{longDayText(ends)}</strong>. If they are a member already, it follows the term that they have.
  </p>
)
