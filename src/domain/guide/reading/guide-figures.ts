import type { GuideIndex } from '../publishing/guide-snapshot-types'

/** What a published guide holds, in numbers. */
export interface GuideFigures {
  readonly edition: string
  readonly studios: number
  readonly neighbourhoods: number
  readonly days: number
  readonly events: number
}

export const guideFigures = ({ edition, listings, weekends, events }: GuideIndex): GuideFigures => ({
  edition: edition.name,
  studios: listings.length,
  neighbourhoods: new Set(listings.flatMap(({ neighbourhoodId }) => neighbourhoodId ?? [])).size,
  days: new Set(weekends.flatMap(({ days }) => days.map(({ date }) => date))).size,
  events: events.length,
})
