import type { AccessFacts } from '../accessibility/access-facts'
import type { Polygons } from '../guide/editions.collection'
import type { MapNumber } from '../guide/numbering/map-number'
import type { PublishedEvent } from '../guide/publishing/guide-snapshot-types'
import type { PublishedPicture } from '../pictures/published-picture'

/** An event in the calendar, its search and its map. `listingId` is its studio, if that is in the guide. */
export interface CalendarCard extends PublishedEvent {
  readonly access?: 'full' | 'partial' | 'none'
  /** It can be watched online; `openEventLink` gives the link to those who come. */
  readonly online?: true
  readonly membersOnly?: true
  readonly editionId?: string
  /** The map number of the studio or building. */
  readonly number?: MapNumber
  readonly picture?: PublishedPicture
}

/** Everything an event's own page shows; in one of the snapshot's detail files. */
export interface EventPageData {
  readonly event: CalendarCard
  readonly body?: string
  readonly facts?: AccessFacts
  readonly capacity?: number
  /** Its places are sold. */
  readonly hasTicket?: true
  readonly cancelReason?: string
  /** Artists with a public page. */
  readonly hosts: readonly { readonly id: string; readonly handle: string; readonly name: string }[]
  /** Similar events, the most similar first. */
  readonly related: readonly CalendarCard[]
}

/** The published calendar: all public events in order of time, in one file. */
export interface CalendarIndex {
  readonly format: 1
  readonly hash: string
  readonly publishedAt: string
  readonly city: string
  /** The organization's time zone, for “today”. */
  readonly tz: string
  readonly neighbourhoods: readonly { readonly id: string; readonly name: string }[]
  readonly events: readonly CalendarCard[]
  /** Number of detail files; `bucketOf(id, buckets)` is the number of the file with an event. */
  readonly buckets: number
}

/** One detail file. */
export interface EventPagesData {
  readonly format: 1
  readonly sheets: { readonly [id: string]: EventPageData }
}

/** The base map of the calendar. A separate file, because only maps need it. */
export interface CalendarBaseMap {
  readonly format: 1
  readonly land: Polygons
  readonly streets?: string
  readonly neighbourhoods: readonly {
    readonly id: string
    readonly name: string
    readonly colour: string
    readonly order: number
    readonly outline: Polygons
  }[]
}
