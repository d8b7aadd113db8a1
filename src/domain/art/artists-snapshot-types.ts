import type { PriceBand } from '../artists/price-and-size-bands'
import type { PublishedPicture } from '../pictures/published-picture'

/** A public work for grids, search and its own page. Sizes in millimeters, price in cents. */
export interface WorkCard {
  readonly id: string
  readonly artistId: string
  readonly title: string
  readonly year: number
  readonly medium: string
  readonly tags: readonly string[]
  readonly picture: PublishedPicture
  readonly size?: { readonly h: number; readonly w: number; readonly d?: number | undefined }
  readonly cents?: number
  readonly availability: 'sale' | 'sold' | 'nfs' | 'inquire'
  /** CSS colors, the most frequent first. */
  readonly colours: readonly string[]
  /** When visitors could first see it, as ISO; absent for old works. */
  readonly since?: string
}

/** A public artist for grids and search. */
export interface ArtistCard {
  readonly id: string
  readonly handle: string
  readonly name: string
  readonly sortName: string
  readonly media: readonly string[]
  readonly neighbourhoodId?: string
  /** The artist has died; the page remains public. */
  readonly memorial?: true
  /** The day of the newest public work, `YYYY-MM-DD`; without works, the day when the artist's record was created. */
  readonly latest: string
  readonly works: number
  readonly forSale: number
  /** Price bands of the works for sale. */
  readonly bands: readonly PriceBand[]
  /** The first work, shown as the artist's cover in grids. */
  readonly cover?: PublishedPicture & { readonly title: string }
}

/** All public artists in one file, small enough for the artists grid. */
export interface ArtistsIndex {
  readonly format: 1
  readonly hash: string
  readonly publishedAt: string
  readonly neighbourhoods: readonly { readonly id: string; readonly name: string }[]
  readonly artists: readonly ArtistCard[]
  /** Number of detail files; `bucketOf(id, buckets)` is the number of the file with an id. */
  readonly buckets: number
}

/** All public works, in each artist's order: a separate file for search and the work pages. */
export interface PublishedWorks {
  readonly works: readonly WorkCard[]
}

export interface ArtistDetail {
  readonly statement?: string
  readonly links: readonly string[]
  readonly commissions?: true
  readonly teaching?: true
  readonly portrait?: PublishedPicture
}
export interface WorkDetail {
  readonly description?: string
  /** The other pictures of the work. */
  readonly pictures: readonly PublishedPicture[]
}

/** One detail file. Works with one picture and no description are not in it. */
export interface ArtistsDetails {
  readonly artists: { readonly [id: string]: ArtistDetail }
  readonly works: { readonly [id: string]: WorkDetail }
}
