import type { RichText } from '../shared/rich-text'
import type { AccessFacts } from './access-facts'
import type { Polygons } from './editions'

/** A wall time as JSON: `utc` is an ISO instant. */
export interface PublishedTime {
  readonly local: string
  readonly tz: string
  readonly utc: string
}

export interface PublishedPicture {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** What is to be seen before it comes, in base64. */
  readonly thumbhash?: string
}

/** One opening on a card: date, opening and closing time on the edition's wall clock. */
export type CardOpening = readonly [date: string, opens: string, closes: string]

/** What the guide, its search and its map know of a listing. */
export interface GuideCard {
  readonly id: string
  /** The map number; absent for listings open by appointment or without a pin. Studios of one building share it. */
  readonly number?: number
  readonly name: string
  readonly sortName: string
  /** Handle of the artist's own page. */
  readonly artist?: string
  readonly media: readonly string[]
  readonly tags: readonly string[]
  readonly blurb?: string
  readonly address?: string
  readonly unit?: string
  readonly studio?: string
  readonly siteId?: string
  readonly neighbourhoodId?: string
  /** `[longitude, latitude]`. */
  readonly pin?: readonly [number, number]
  readonly byAppointment?: true
  readonly openings: readonly CardOpening[]
  /** Numbers of the weekends it is open on. */
  readonly weekends: readonly number[]
  readonly facilities: readonly string[]
  readonly access?: 'full' | 'partial' | 'none'
  readonly ticketed?: true
  readonly picture?: PublishedPicture
}

export interface PublishedOpening {
  readonly name?: string
  readonly start: PublishedTime
  readonly end: PublishedTime
  readonly ticketed?: boolean
  readonly capacity?: number
  readonly bookingUrl?: string
  readonly notes?: string
}

/** The rest of a listing, in one of the snapshot's detail files. */
export interface GuideDetail {
  readonly id: string
  readonly about?: string
  readonly doorNote?: string
  readonly openings: readonly PublishedOpening[]
  readonly links: readonly string[]
  readonly access?: AccessFacts
  readonly artist?: { readonly id: string; readonly handle: string; readonly name: string; readonly statement?: string }
  readonly works: readonly (PublishedPicture & { readonly id: string; readonly title: string; readonly medium: string; readonly year: number })[]
}

export interface PublishedWeekend {
  readonly n: number
  readonly name: string
  readonly note?: string
  readonly days: readonly { readonly date: string; readonly open: string; readonly close: string }[]
  readonly neighbourhoodIds: readonly string[]
}

export interface PublishedNeighbourhood {
  readonly id: string
  readonly name: string
  readonly colour: string
  readonly order: number
  readonly outline: Polygons
}

export interface PublishedSite {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly number?: number
  readonly neighbourhoodId?: string
  readonly pin: readonly [number, number]
}

export interface PublishedEvent {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly start: PublishedTime
  readonly end: PublishedTime
  readonly venue: string
  readonly address?: string
  /** `[longitude, latitude]`. */
  readonly pin?: readonly [number, number]
  readonly neighbourhoodId?: string
  readonly tags: readonly string[]
  /** Cents; absent means nobody said, 0 means free. */
  readonly priceCents?: number
  readonly listingId?: string
  readonly cancelled?: true
}

export interface PublishedArticle {
  readonly id: string
  readonly title: string
  readonly standfirst: string
  readonly author: string
  /** Reading time, whole minutes, at least 1. */
  readonly minutes: number
  readonly picture?: PublishedPicture
  readonly listingIds: readonly string[]
}

/** An edition as it was published: everything the guide's lists, search and map need, in one file. */
export interface GuideIndex {
  readonly format: 1
  readonly hash: string
  readonly publishedAt: string
  readonly edition: {
    readonly id: string
    readonly name: string
    readonly city: string
    readonly tz: string
    readonly summary?: string
    readonly startsOn: string
    readonly endsOn: string
  }
  readonly land: Polygons
  readonly weekends: readonly PublishedWeekend[]
  readonly neighbourhoods: readonly PublishedNeighbourhood[]
  readonly sites: readonly PublishedSite[]
  readonly listings: readonly GuideCard[]
  readonly events: readonly PublishedEvent[]
  readonly articles: readonly PublishedArticle[]
  /** Number of detail files; `bucketOf(id, buckets)` names the one that holds an id. */
  readonly buckets: number
}

/** One detail file. */
export interface GuideDetails {
  readonly listings: { readonly [id: string]: GuideDetail }
  readonly articles: { readonly [id: string]: RichText }
}

/** Which of `buckets` detail files holds this id: FNV-1a over the id's code units. */
export function bucketOf(id: string, buckets: number): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193) >>> 0
  return hash % buckets
}
