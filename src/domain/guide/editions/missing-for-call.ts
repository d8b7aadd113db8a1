import type { DataOf } from '../../shared/records/collection'
import type { deadlines } from '../deadlines.collection'
import type { weekends } from '../editions.collection'
import type { prices } from '../price-tables.collection'

/** What an edition must have before artists read of its call. */
export const callNeeds = ['weekends', 'neighborhoods', 'prices', 'deadlines'] as const
export type CallNeed = (typeof callNeeds)[number]

interface SetUp {
  readonly weekends: readonly Pick<DataOf<typeof weekends>, 'days' | 'neighbourhoodIds'>[]
  readonly prices: readonly Pick<DataOf<typeof prices>, 'status'>[]
  readonly deadlines: readonly Pick<DataOf<typeof deadlines>, 'key'>[]
}

/**
 * What is missing before the call can be announced: a day to open on, a neighborhood that opens then, prices
 * in effect, and the two ends of the call.
 */
export function missingForCall({ weekends: all, prices: tables, deadlines: dates }: SetUp): readonly CallNeed[] {
  const has: Readonly<Record<CallNeed, boolean>> = {
    weekends: all.some(({ days }) => days.length > 0),
    neighborhoods: all.some(({ neighbourhoodIds }) => neighbourhoodIds.length > 0),
    prices: tables.some(({ status }) => status === 'active'),
    deadlines: (['callOpens', 'lateEnds'] as const).every(key => dates.some(date => date.key === key)),
  }
  return callNeeds.filter(need => !has[need])
}
