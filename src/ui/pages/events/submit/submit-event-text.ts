import type { DateProblem, eventSteps } from '../../../../domain/calendar/submissions/submitted-event'

export type EventStep = keyof typeof eventSteps
export const stepNames: readonly EventStep[] = ['what', 'when', 'where', 'who']
export const stepTitles: Readonly<Record<EventStep, string>> = {
  what: 'What happens?',
  when: 'When is it?',
  where: 'Where is it?',
  who: 'Who can come?',
}

const problems: Readonly<Record<DateProblem, string>> = {
  none: 'Enter the day, when it begins and when it ends.',
  past: 'This is over. Choose a later time.',
  far: 'This is more than 18 months ahead. Submit it nearer to its day.',
  backwards: 'It ends before it begins. If it ends after midnight, enter the last day, too.',
  long: 'An event takes 14 days at most. Submit longer ones as several events.',
  twice: 'This is the same time as an earlier date. Remove one of them.',
}

/** The sentence for a problem, with the number of the date if there are several. */
export const dateProblemText = ({ at, problem }: { readonly at: number; readonly problem: DateProblem }, count: number): string =>
  count > 1 && problem !== 'none' ? `Date ${at + 1}: ${problems[problem]}` : problems[problem]
