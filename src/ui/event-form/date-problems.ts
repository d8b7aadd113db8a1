import { type DateProblem, type EventDate, problemOfDates } from '../../domain/calendar/submissions/event-submission-fields'
import type { LocalMoment } from '../../domain/shared/time/local-day'

const problems: Readonly<Record<DateProblem, string>> = {
  none: 'Enter the day, when it begins and when it ends.',
  past: 'This is over. Choose a later time.',
  far: 'This is more than 18 months ahead. Enter it nearer to its day.',
  backwards: 'It ends before it begins. If it ends after midnight, enter the last day, too.',
  long: 'An event takes 14 days at most. Enter longer ones as several events.',
  twice: 'This is the same time as an earlier date. Remove one of them.',
}

/** What is wrong with the entered dates, as a sentence; with the number of the date if there are several. */
export function dateProblemText(dates: readonly Partial<EventDate>[] = [], now: LocalMoment): string | undefined {
  const complete = dates.every(({ day, from, until }) => day && from && until)
  const found = complete ? problemOfDates(dates as readonly EventDate[], now) : { at: 0, problem: 'none' as const }
  if (!found) return undefined
  const { at, problem } = found
  return dates.length > 1 && problem !== 'none' ? `Date ${at + 1}: ${problems[problem]}` : problems[problem]
}
