import type { GuideCard, PublishedPicture } from '../../../domain/guide/guide-snapshot'

export type PicturedCard = GuideCard & { readonly number: number; readonly picture: PublishedPicture }

/**
 * `count` pictured studios spread over the whole walk, by number; another set each `turn`, so that the front page changes
 * with the days and everybody hangs there once.
 */
export function featured(listings: readonly GuideCard[], turn: number, count: number): readonly PicturedCard[] {
  const pictured = listings.filter(isPictured).sort((a, b) => a.number - b.number || a.sortName.localeCompare(b.sortName))
  if (pictured.length <= count) return pictured
  const step = pictured.length / count
  const shift = turn % Math.ceil(step)
  return Array.from({ length: count }, (_, i) => pictured[(Math.floor(i * step) + shift) % pictured.length]!)
}

const isPictured = (card: GuideCard): card is PicturedCard => card.number !== undefined && card.picture !== undefined
