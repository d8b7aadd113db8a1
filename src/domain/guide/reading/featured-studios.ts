import type { PublishedPicture } from '../../pictures/published-picture'
import { compareNumbers, type MapNumber } from '../numbering/map-number'
import type { GuideCard } from '../publishing/guide-snapshot-types'

/** A card that can be shown in picture grids: it has a number and a picture. */
export type PicturedCard<C extends Pick<GuideCard, 'number' | 'picture'> = GuideCard> = C & {
  readonly number: MapNumber
  readonly picture: PublishedPicture
}

/**
 * `count` studios with pictures, spread evenly over the map numbers. Each `turn` gives another set, so that the front page changes daily
 * and every studio appears once in a cycle.
 */
export function featuredPictures(listings: readonly GuideCard[], turn: number, count: number): readonly PicturedCard[] {
  const pictured = listings.filter(isPictured).sort((a, b) => compareNumbers(a.number, b.number) || a.sortName.localeCompare(b.sortName))
  if (pictured.length <= count) return pictured
  const step = pictured.length / count
  const shift = turn % Math.ceil(step)
  return Array.from({ length: count }, (_, i) => pictured[(Math.floor(i * step) + shift) % pictured.length]!)
}

const isPictured = (card: GuideCard): card is PicturedCard => card.number !== undefined && card.picture !== undefined

/**
 * A few studios for the guide's first page. The selection changes daily and takes one studio per neighborhood before a second one of any,
 * so that nobody is always first. Studios with a picture come before those without.
 */
export function featuredListings(listings: readonly GuideCard[], day: string, count: number): readonly GuideCard[] {
  const turn = listings
    .filter(({ number }) => number !== undefined)
    .map(card => ({ card, order: drawn(`${day} ${card.id}`) + (card.picture ? 0 : 1) }))
    .sort((a, b) => a.order - b.order)
  const rounds = new Map<string, number>()
  return turn
    .map(({ card }) => {
      const place = card.neighbourhoodId ?? card.siteId ?? card.id
      const round = rounds.get(place) ?? 0
      rounds.set(place, round + 1)
      return { card, round: card.picture ? round : round + 100 }
    })
    .sort((a, b) => a.round - b.round)
    .slice(0, count)
    .map(({ card }) => card)
}

/** A pseudo-random number in [0, 1) that depends only on the text. */
function drawn(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  // Consecutive days differ only in their last digit; without this extra mixing most of the order would stay the same.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
