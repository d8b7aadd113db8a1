import type { GuideCard, PublishedPicture } from './guide-snapshot'

/** A card that can hang on a wall: it has a number and a picture. */
export type PicturedCard<C extends Pick<GuideCard, 'number' | 'picture'> = GuideCard> = C & {
  readonly number: number
  readonly picture: PublishedPicture
}

/**
 * `count` pictured studios spread over the whole walk, by number; another set each `turn`, so that the front page changes
 * with the days and everybody hangs there once.
 */
export function featuredOnWall(listings: readonly GuideCard[], turn: number, count: number): readonly PicturedCard[] {
  const pictured = listings.filter(isPictured).sort((a, b) => a.number - b.number || a.sortName.localeCompare(b.sortName))
  if (pictured.length <= count) return pictured
  const step = pictured.length / count
  const shift = turn % Math.ceil(step)
  return Array.from({ length: count }, (_, i) => pictured[(Math.floor(i * step) + shift) % pictured.length]!)
}

const isPictured = (card: GuideCard): card is PicturedCard => card.number !== undefined && card.picture !== undefined

/**
 * A few studios for the guide's first page, another few each day, one a neighbourhood before a second of any: nobody is
 * always first. Those with a picture go before those without.
 */
export function featuredDoors(listings: readonly GuideCard[], day: string, count: number): readonly GuideCard[] {
  const turn = listings
    .filter(({ number }) => number !== undefined)
    .map(card => ({ card, order: drawn(`${day} ${card.id}`) + (card.picture ? 0 : 1) }))
    .sort((a, b) => a.order - b.order)
  const rounds = new Map<string, number>()
  return turn
    .map(({ card }, i) => {
      const place = card.neighbourhoodId ?? card.siteId ?? card.id
      const round = rounds.get(place) ?? 0
      rounds.set(place, round + 1)
      return { card, round: card.picture ? round : round + 100, i }
    })
    .sort((a, b) => a.round - b.round || a.i - b.i)
    .slice(0, count)
    .map(({ card }) => card)
}

/** A number in [0, 1) that depends on the text alone. */
function drawn(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return hash / 2 ** 32
}
