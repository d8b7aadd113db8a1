import type { AccessFacts } from '../../accessibility/access-facts'
import type { PublishedPicture } from '../../pictures/published-picture'
import type { PublishedPart } from '../../shared/published-fields'
import type { RichText } from '../../shared/text/rich-text-types'
import type { Polygons } from '../editions.collection'
import type { listings } from '../listings.collection'
import type { MapNumber } from '../numbering/map-number'

/** A local time as JSON: `utc` is an ISO instant. */
export interface PublishedTime {
  readonly local: string
  readonly tz: string
  readonly utc: string
}

/** One opening on a card: date, opening and closing time in the edition's time zone. */
export type CardOpening = readonly [date: string, opens: string, closes: string]

/** The fields of a listing that the guide, its search and its map use. */
export interface GuideCard {
  readonly id: string
  /** The map number; absent for listings by appointment. Studios of one building share it. */
  readonly number?: MapNumber
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
  /** Numbers of the weekends on which it is open. */
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

/** The remaining fields of a listing, in one of the snapshot's detail files. */
export interface GuideDetail extends PublishedPart<typeof listings> {
  readonly id: string
  readonly openings: readonly PublishedOpening[]
  readonly links: readonly string[]
  readonly access?: AccessFacts
  /** The door from the street. */
  readonly entrance?: PublishedPicture
  /** Corrections to the printed guide, oldest first. */
  readonly errata?: readonly PublishedErratum[]
  readonly artist?: { readonly id: string; readonly handle: string; readonly name: string; readonly statement?: string }
  readonly works: readonly (PublishedPicture & { readonly id: string; readonly title: string; readonly medium: string; readonly year: number })[]
}

/** How visitors get into a building with several studios. */
export interface SiteDetail extends Pick<GuideDetail, 'access' | 'doorNote' | 'entrance'> {}

export interface PublishedErratum {
  /** ISO instant. */
  readonly at: string
  readonly text: string
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
  readonly number?: MapNumber
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
  /** Cents; absent if not given, 0 means free. */
  readonly priceCents?: number
  readonly listingId?: string
  readonly cancelled?: true
  /** Set in guides only, as are the following ones: the weekend that staff chose; without it, the one with its first day. */
  readonly weekend?: number
  /** Its place among the events of its weekend; those without one follow by time. */
  readonly order?: number
  readonly featured?: true
  /** In place of the summary in print. */
  readonly printText?: string
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

/** A published edition: everything that the guide's lists, search and map need, in one file. */
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
  /** Path of the city's streets (`street-map.ts`), which the map reads once it is shown. */
  readonly streets?: string
  /** Path of the city's heights (`height-grid.ts`), which a route reads. */
  readonly heights?: string
  readonly weekends: readonly PublishedWeekend[]
  readonly neighbourhoods: readonly PublishedNeighbourhood[]
  readonly sites: readonly PublishedSite[]
  readonly listings: readonly GuideCard[]
  readonly events: readonly PublishedEvent[]
  readonly articles: readonly PublishedArticle[]
  /** Number of detail files; `bucketOf(id, buckets)` gives the one that contains an id. */
  readonly buckets: number
}

/** One detail file. */
export interface GuideDetails {
  readonly listings: { readonly [id: string]: GuideDetail }
  /** Buildings; guides that were published earlier have none. */
  readonly sites?: { readonly [id: string]: SiteDetail }
  readonly articles: { readonly [id: string]: RichText }
}

/** The number of the detail file that contains this id: FNV-1a over the id's UTF-16 code units, modulo `buckets`. */
export function bucketOf(id: string, buckets: number): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193) >>> 0
  return hash % buckets
}
