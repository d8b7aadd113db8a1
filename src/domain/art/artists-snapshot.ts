import type { PriceBand } from '../artists/price-bands'
import type { PublishedPicture } from '../pictures/published-picture'

/** One public work, as walls, search and its own page know it. Sizes in millimetres, price in cents. */
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
  /** CSS colours, the one most seen first. */
  readonly colours: readonly string[]
  /** The instant from which visitors could see it, as ISO; absent where that is long ago. */
  readonly since?: string
}

/** A public artist, as walls and search know her. */
export interface ArtistCard {
  readonly id: string
  readonly handle: string
  readonly name: string
  readonly sortName: string
  readonly media: readonly string[]
  readonly neighbourhoodId?: string
  /** She has died; the page stays, in her memory. */
  readonly memorial?: true
  /** The day her newest public work came in, `YYYY-MM-DD`; without works the day she came herself. */
  readonly latest: string
  readonly works: number
  readonly forSale: number
  /** Price bands of what is for sale. */
  readonly bands: readonly PriceBand[]
  /** Her first work, which stands for her on the wall. */
  readonly cover?: PublishedPicture & { readonly title: string }
}

/** All public artists: one file, small enough for the wall. */
export interface ArtistsIndex {
  readonly format: 1
  readonly hash: string
  readonly publishedAt: string
  readonly neighbourhoods: readonly { readonly id: string; readonly name: string }[]
  readonly artists: readonly ArtistCard[]
  /** Number of detail files; `bucketOf(id, buckets)` names the one that holds an id. */
  readonly buckets: number
}

/** All public works, each artist's in her order: a file of its own, for search and works' pages. */
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

/** One detail file. A work without a description and with one picture stands in none. */
export interface ArtistsDetails {
  readonly artists: { readonly [id: string]: ArtistDetail }
  readonly works: { readonly [id: string]: WorkDetail }
}
