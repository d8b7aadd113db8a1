import { wallTimeAt } from '../shared/wall-time'
import type { ContactEntry } from './contact-book'

export type Due = 'overdue' | 'today' | 'later'

export interface FollowUp {
  readonly entry: ContactEntry
  readonly due: Due
}

/** What is to follow from talks and is not done yet, of one colleague or of all; by the day of the organisation's zone, the most overdue first. */
export function followUpsOf(entries: readonly ContactEntry[], now: Date, tz: string, ownerId?: string): readonly FollowUp[] {
  const dayOf = (at: Date) => wallTimeAt(at, tz).local.slice(0, 10)
  const today = dayOf(now)
  return entries
    .flatMap(entry => {
      const { followUp, status } = entry
      if (status !== 'open' || !followUp || followUp.doneAt || (ownerId !== undefined && followUp.ownerId !== ownerId)) return []
      const day = dayOf(followUp.due)
      return [
        { entry, at: followUp.due.getTime(), due: day < today ? ('overdue' as const) : day === today ? ('today' as const) : ('later' as const) },
      ]
    })
    .sort((a, b) => a.at - b.at)
    .map(({ entry, due }) => ({ entry, due }))
}
