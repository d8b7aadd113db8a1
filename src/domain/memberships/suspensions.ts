import type { DataOf } from '../shared/records/collection'
import { dateOfDay, dayNumber } from '../shared/time/local-day'
import type { memberships } from './memberships.collection'

type Suspensions = DataOf<typeof memberships>['suspensions']

const isOver = ({ until }: Suspensions[number], today: string) => until !== undefined && until < today

/** Whether a membership is suspended on this day or will be. */
export const isSuspended = (all: Suspensions, today: string): boolean => all.some(one => !isOver(one, today))

/** Adds a suspension from this day on, without an end. */
export const suspended = (all: Suspensions, today: string): Suspensions => (isSuspended(all, today) ? all : [...all, { from: today }])

/** Ends the suspension on this day; later suspensions are removed. */
export const resumed = (all: Suspensions, today: string): Suspensions =>
  all.flatMap(one => {
    if (isOver(one, today)) return [one]
    return one.from < today ? [{ from: one.from, until: dateOfDay(dayNumber(today) - 1) }] : []
  })
