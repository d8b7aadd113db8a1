import { colourNamesOf } from '../artists/colour-names'
import type { WorkCard } from './artists-snapshot-types'

/** Works by other artists that are similar in medium, tags, colors and price; each artist once. */
export function similarWorks(work: WorkCard, all: readonly WorkCard[], count: number): readonly WorkCard[] {
  const tags = new Set(work.tags)
  const colours = new Set(colourNamesOf(work.colours))
  const likeness = (other: WorkCard) =>
    (other.medium === work.medium ? 4 : 0) +
    other.tags.filter(tag => tags.has(tag)).length +
    2 * colourNamesOf(other.colours).filter(colour => colours.has(colour)).length +
    (other.cents !== undefined && work.cents !== undefined && Math.abs(Math.log(other.cents / work.cents)) < 0.5 ? 1 : 0)
  const near = all
    .filter(({ artistId }) => artistId !== work.artistId)
    .map(other => ({ other, likeness: likeness(other) }))
    .sort((a, b) => b.likeness - a.likeness || (a.other.id < b.other.id ? -1 : 1))
  const artists = new Set<string>()
  return near.flatMap(({ other }) => (artists.size < count && !artists.has(other.artistId) && artists.add(other.artistId) ? [other] : []))
}
