import { omitUndefined } from '../../shared/omit-undefined'
import { localMoment } from '../../shared/time/local-day'
import { compareNumbers, type MapNumber } from '../numbering/map-number'
import type { GuideIndex, PublishedNeighbourhood, PublishedWeekend } from '../publishing/guide-snapshot-types'
import { featuredListings } from './featured-studios'
import { type StudioCard, studioCard } from './studio-cards'

/** A weekend of an edition with its counts. */
export interface WeekendCard extends PublishedWeekend {
  readonly studios: number
  /** How many of them are buildings with several studios. */
  readonly buildings: number
  /** First and last map number, if there are at least two. */
  readonly numbers?: readonly [MapNumber, MapNumber]
  readonly hoods: readonly Pick<PublishedNeighbourhood, 'id' | 'name' | 'colour'>[]
  /** A few studios as a start; they change daily. */
  readonly featured: readonly StudioCard[]
}

/** Data of an edition's weekends page. */
export interface GuideWeekends {
  readonly edition: GuideIndex['edition']
  readonly neighbourhoods: readonly Pick<PublishedNeighbourhood, 'id' | 'name'>[]
  readonly weekends: readonly WeekendCard[]
}

const studiosShown = 3

export function weekendCards({ edition, weekends, neighbourhoods, listings }: GuideIndex, now: Date): GuideWeekends {
  const { date } = localMoment(now, edition.tz)
  return {
    edition,
    neighbourhoods: neighbourhoods.map(({ id, name }) => ({ id, name })),
    weekends: weekends.map(weekend => {
      const cards = listings.filter(card => card.weekends.includes(weekend.n))
      const numbers = cards.flatMap(({ number }) => number ?? []).sort(compareNumbers)
      return omitUndefined<WeekendCard>({
        ...weekend,
        studios: cards.length,
        buildings: new Set(cards.flatMap(({ siteId }) => siteId ?? [])).size,
        numbers: numbers.length > 1 ? [numbers[0]!, numbers.at(-1)!] : undefined,
        hoods: neighbourhoods.filter(({ id }) => weekend.neighbourhoodIds.includes(id)).map(({ id, name, colour }) => ({ id, name, colour })),
        featured: featuredListings(cards, `${date} ${weekend.n}`, studiosShown).map(studioCard),
      })
    }),
  }
}
