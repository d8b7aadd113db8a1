import { bucketOf } from '../guide/guide-snapshot'
import { alphabet } from '../shared/alphabet'
import type { ArtWall, WallArtist } from './published-art'

export type WallSort = 'today' | 'name' | 'recent'

/** What a visitor asks of the wall of artists. */
export interface WallQuestion {
  readonly medium?: string | undefined
  /** Id of a neighbourhood. */
  readonly hood?: string | undefined
  readonly price?: string | undefined
  readonly forSale?: boolean | undefined
  readonly inGuide?: boolean | undefined
  readonly sort: WallSort
}

/** Covers on one page of the wall. */
export const coversPerPage = 24

/** The artists that fit. `day` (`YYYY-MM-DD`) seeds the order of `today`: another each day, the same for everybody on it. */
export function wallOf({ artists }: ArtWall, question: WallQuestion, day: string): readonly WallArtist[] {
  const { medium, hood, price, forSale, inGuide } = question
  const fits = artists.filter(
    artist =>
      (!medium || artist.media.includes(medium)) &&
      (!hood || artist.neighbourhoodId === hood) &&
      (!price || artist.bands.some(band => band === price)) &&
      (!forSale || artist.forSale > 0) &&
      (!inGuide || artist.studios.length > 0),
  )
  return sorted(fits, question.sort, day)
}

function sorted(artists: readonly WallArtist[], sort: WallSort, day: string): readonly WallArtist[] {
  const byName = (a: WallArtist, b: WallArtist) => alphabet.compare(a.sortName, b.sortName) || (a.id < b.id ? -1 : 1)
  if (sort === 'name') return [...artists].sort(byName)
  if (sort === 'recent') return [...artists].sort((a, b) => (a.latest === b.latest ? byName(a, b) : a.latest < b.latest ? 1 : -1))
  const draw = new Map(artists.map(({ id }) => [id, drawn(day, id)]))
  // Who has nothing to show yet hangs after those who have, whatever the draw.
  return [...artists].sort((a, b) => Number(!a.cover) - Number(!b.cover) || draw.get(a.id)! - draw.get(b.id)!)
}

/** An artist's lot of the day; the second round mixes what the first leaves in the order of the ids. */
export const drawn = (day: string, id: string) => bucketOf(String(bucketOf(`${day} ${id}`, 2 ** 32)), 2 ** 32)

/** Values that the wall can be asked for, in reading order. */
export const mediaOf = ({ artists }: ArtWall): readonly string[] =>
  [...new Set(artists.flatMap(({ media }) => media))].sort((a, b) => alphabet.compare(a, b))
