import type { eventSteps } from '../../../../domain/calendar/submissions/event-submission-fields'

export type EventStep = keyof typeof eventSteps
export const stepNames: readonly EventStep[] = ['what', 'when', 'where', 'who']
export const stepTitles: Readonly<Record<EventStep, string>> = {
  what: 'What happens?',
  when: 'When is it?',
  where: 'Where is it?',
  who: 'Who can come?',
}
