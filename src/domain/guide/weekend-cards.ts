import { present } from '../shared/present'
import { type DoorCard, doorCard } from './door-cards'
import { featuredDoors } from './featured'
import type { GuideIndex, PublishedNeighbourhood, PublishedWeekend } from './guide-snapshot'
import { localMoment } from './local-day'

/** A weekend of an edition, counted. */
export interface WeekendCard extends PublishedWeekend {
  readonly studios: number
  /** Buildings with several studios among them. */
  readonly buildings: number
  /** First and last map number, where there are two. */
  readonly numbers?: readonly [number, number]
  readonly hoods: readonly Pick<PublishedNeighbourhood, 'id' | 'name' | 'colour'>[]
  /** A few to begin with, others each day. */
  readonly doors: readonly DoorCard[]
}

/** What the page of an edition's weekends draws. */
export interface GuideWeekends {
  readonly edition: GuideIndex['edition']
  readonly neighbourhoods: readonly Pick<PublishedNeighbourhood, 'id' | 'name'>[]
  readonly weekends: readonly WeekendCard[]
}

const doorsShown = 3

export function weekendCards({ edition, weekends, neighbourhoods, listings }: GuideIndex, now: Date): GuideWeekends {
  const { date } = localMoment(now, edition.tz)
  return {
    edition,
    neighbourhoods: neighbourhoods.map(({ id, name }) => ({ id, name })),
    weekends: weekends.map(weekend => {
      const cards = listings.filter(card => card.weekends.includes(weekend.n))
      const numbers = cards.flatMap(({ number }) => number ?? []).sort((a, b) => a - b)
      return present<WeekendCard>({
        ...weekend,
        studios: cards.length,
        buildings: new Set(cards.flatMap(({ siteId }) => siteId ?? [])).size,
        numbers: numbers.length > 1 ? [numbers[0]!, numbers.at(-1)!] : undefined,
        hoods: neighbourhoods.filter(({ id }) => weekend.neighbourhoodIds.includes(id)).map(({ id, name, colour }) => ({ id, name, colour })),
        doors: featuredDoors(cards, `${date} ${weekend.n}`, doorsShown).map(doorCard),
      })
    }),
  }
}
