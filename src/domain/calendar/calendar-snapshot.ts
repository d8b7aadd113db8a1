import type { AccessFacts } from '../accessibility/access-facts'
import type { Polygons } from '../guide/editions'
import type { PublishedEvent } from '../guide/publishing/guide-snapshot'
import type { PublishedPicture } from '../pictures/published-picture'

/** What the calendar, its search and its map know of an event. `listingId` is the studio it happens in, where that is in the guide. */
export interface CalendarCard extends PublishedEvent {
  readonly access?: 'full' | 'partial' | 'none'
  readonly online?: true
  readonly membersOnly?: true
  readonly editionId?: string
  /** The map number of its door: the studio's, or the building's. */
  readonly number?: number
  readonly picture?: PublishedPicture
}

/** Everything an event's own page shows; in one of the snapshot's detail files. */
export interface EventPageData {
  readonly event: CalendarCard
  readonly body?: string
  readonly facts?: AccessFacts
  readonly capacity?: number
  readonly onlineUrl?: string
  readonly cancelReason?: string
  /** Artists with a public page. */
  readonly hosts: readonly { readonly id: string; readonly handle: string; readonly name: string }[]
  /** What else may please who reads this, the nearest first. */
  readonly related: readonly CalendarCard[]
}

/** The calendar as it was published: every event that visitors may see, by time, in one file. */
export interface CalendarIndex {
  readonly format: 1
  readonly hash: string
  readonly publishedAt: string
  readonly city: string
  /** The organisation's own zone: its "today". */
  readonly tz: string
  readonly neighbourhoods: readonly { readonly id: string; readonly name: string }[]
  readonly events: readonly CalendarCard[]
  /** Number of detail files; `bucketOf(id, buckets)` names the one that holds an event. */
  readonly buckets: number
}

/** One detail file. */
export interface EventPagesData {
  readonly format: 1
  readonly sheets: { readonly [id: string]: EventPageData }
}

/** What the calendar's maps are drawn on; a file of its own, because only maps need it. */
export interface CalendarGround {
  readonly format: 1
  readonly land: Polygons
  readonly neighbourhoods: readonly {
    readonly id: string
    readonly name: string
    readonly colour: string
    readonly order: number
    readonly outline: Polygons
  }[]
}
