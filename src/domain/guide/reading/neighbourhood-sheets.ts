import type { CardOpening, GuideCard, GuideIndex, PublishedNeighbourhood, PublishedWeekend } from '../publishing/guide-snapshot-types'
import { byNumber } from './card-order'

/** What a sheet of paper shows of one neighborhood. */
export interface NeighbourhoodSheet {
  /** Id of the neighborhood; `elsewhere` for studios that are in none. */
  readonly id: string
  readonly name: string
  readonly neighbourhood?: PublishedNeighbourhood
  readonly weekends: readonly PublishedWeekend[]
  /** In the order of their numbers. */
  readonly cards: readonly GuideCard[]
  /** The openings that most of its studios have; studios that differ say their own. */
  readonly usual: readonly CardOpening[]
}

/** One sheet for each neighborhood with studios, in the guide's order; studios without a neighborhood come last. */
export function neighbourhoodSheets({ edition, neighbourhoods, weekends, listings }: GuideIndex): readonly NeighbourhoodSheet[] {
  const known = new Set(neighbourhoods.map(({ id }) => id))
  const of = (id: string | undefined) =>
    listings.filter(({ neighbourhoodId }) => (neighbourhoodId !== undefined && known.has(neighbourhoodId) ? neighbourhoodId : undefined) === id)
  const inOrder = neighbourhoods.toSorted((a, b) => a.order - b.order)
  const sheets = inOrder.map(neighbourhood => ({
    ...sheetOf(neighbourhood.id, neighbourhood.name, of(neighbourhood.id)),
    neighbourhood,
    weekends: weekends.filter(({ neighbourhoodIds }) => neighbourhoodIds.includes(neighbourhood.id)),
  }))
  const rest = sheetOf('elsewhere', inOrder.length > 0 ? 'Elsewhere' : edition.city, of(undefined))
  return [...sheets, { ...rest, weekends: [] }].filter(({ cards }) => cards.length > 0)
}

const sheetOf = (id: string, name: string, cards: readonly GuideCard[]) => ({ id, name, cards: cards.toSorted(byNumber), usual: usualOf(cards) })

const keyOf = (openings: readonly CardOpening[]) => JSON.stringify(openings)

/** Whether a studio opens as most of them do, and no visit by appointment is to be said besides. */
export const opensAsUsual = ({ openings, byAppointment }: Pick<GuideCard, 'openings' | 'byAppointment'>, usual: readonly CardOpening[]) =>
  usual.length > 0 && !byAppointment && keyOf(openings) === keyOf(usual)

function usualOf(cards: readonly GuideCard[]): readonly CardOpening[] {
  const counts = new Map<string, number>()
  for (const { openings } of cards) if (openings.length > 0) counts.set(keyOf(openings), (counts.get(keyOf(openings)) ?? 0) + 1)
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  return most && most[1] > 1 ? (JSON.parse(most[0]) as readonly CardOpening[]) : []
}
