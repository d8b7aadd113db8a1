import { bucketOf } from '../guide/publishing/guide-snapshot-types'
import { alphabet } from '../shared/text/alphabet'
import { localMoment } from '../shared/time/local-day'
import type { ArtistsGrid, GridArtist } from './published-art'

export type ArtistsGridSort = 'today' | 'name' | 'recent'

/** The filters of the artists grid. */
export interface ArtistsGridQuery {
  readonly medium?: string | undefined
  /** Id of a neighborhood. */
  readonly hood?: string | undefined
  readonly price?: string | undefined
  readonly forSale?: boolean | undefined
  readonly inGuide?: boolean | undefined
  readonly sort: ArtistsGridSort
}

/** Artists on one page of the grid. */
const coversPerPage = 24

/** The artists who match. `day` (`YYYY-MM-DD`) seeds the order `today`: different each day, the same for everybody. */
export function artistsGridOf({ artists }: ArtistsGrid, query: ArtistsGridQuery, day: string): readonly GridArtist[] {
  const { medium, hood, price, forSale, inGuide } = query
  const fits = artists.filter(
    artist =>
      (!medium || artist.media.includes(medium)) &&
      (!hood || artist.neighbourhoodId === hood) &&
      (!price || artist.bands.some(band => band === price)) &&
      (!forSale || artist.forSale > 0) &&
      (!inGuide || artist.studios.length > 0),
  )
  return sorted(fits, query.sort, day)
}

function sorted(artists: readonly GridArtist[], sort: ArtistsGridSort, day: string): readonly GridArtist[] {
  const byName = (a: GridArtist, b: GridArtist) => alphabet.compare(a.sortName, b.sortName) || (a.id < b.id ? -1 : 1)
  if (sort === 'name') return [...artists].sort(byName)
  if (sort === 'recent') return [...artists].sort((a, b) => (a.latest === b.latest ? byName(a, b) : a.latest < b.latest ? 1 : -1))
  const draw = new Map(artists.map(({ id }) => [id, drawn(day, id)]))
  // Artists without works come last in every order.
  return [...artists].sort((a, b) => Number(!a.cover) - Number(!b.cover) || draw.get(a.id)! - draw.get(b.id)!)
}

/** One page of the grid, with the filter options of the whole grid. The first page's data has the same size however many artists there are. */
export interface ArtistsGridPage extends Pick<ArtistsGrid, 'neighbourhoods' | 'edition' | 'weekends'> {
  /** In display order. */
  readonly media: readonly string[]
  /** The number of all artists, and of those who match. */
  readonly all: number
  readonly fitting: number
  /** This page and the last page, counted from 1. */
  readonly page: number
  readonly pages: number
  readonly shown: readonly GridArtist[]
}

/** A page beyond the end returns the last page. */
export function artistsGridPage(wall: ArtistsGrid, query: ArtistsGridQuery, page: number, day: string): ArtistsGridPage {
  const { neighbourhoods, edition, weekends, artists } = wall
  const fitting = artistsGridOf(wall, query, day)
  const pages = Math.max(1, Math.ceil(fitting.length / coversPerPage))
  const at = Math.min(page, pages)
  return {
    neighbourhoods,
    ...(edition && { edition }),
    weekends,
    media: mediaOf(wall),
    all: artists.length,
    fitting: fitting.length,
    page: at,
    pages,
    shown: fitting.slice((at - 1) * coversPerPage, at * coversPerPage),
  }
}

/** The first page of the grid now, without filters. */
export const firstPage = (wall: ArtistsGrid, now: Date) => artistsGridPage(wall, { sort: 'today' }, 1, artistsGridDay(wall, now))

/** The date in the edition's time zone, `YYYY-MM-DD`. */
export const artistsGridDay = ({ edition }: Pick<ArtistsGrid, 'edition'>, now: Date) => localMoment(now, edition?.tz ?? 'UTC').date

/** An artist's position in the day's random order. Hashed twice, because one round keeps some of the order of the ids. */
export const drawn = (day: string, id: string) => bucketOf(String(bucketOf(`${day} ${id}`, 2 ** 32)), 2 ** 32)

const mediaOf = ({ artists }: ArtistsGrid): readonly string[] =>
  [...new Set(artists.flatMap(({ media }) => media))].sort((a, b) => alphabet.compare(a, b))
