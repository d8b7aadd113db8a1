import type { PublishedPicture } from '../../pictures/published-picture'
import type { RichSpan, RichText } from '../../shared/text/rich-text-types'
import type { IndexKind } from '../numbering/build-indexes'
import type { MapNumber } from '../numbering/map-number'
import type { PrintedListing } from '../prepress/printed-listing'
import type { GuideDetail, GuideIndex, PublishedErratum, PublishedEvent } from '../publishing/guide-snapshot-types'

/** What the pages of a guide are made of: what is published, and the advertisements by the flat plan. */
export interface GuidePagesInput {
  readonly guide: GuideIndex
  readonly organisation: GuideOrganisation
  readonly details: ReadonlyMap<string, GuideDetail>
  readonly articleTexts: ReadonlyMap<string, RichText>
  readonly adPages: readonly AdPage[]
  /** Whose card has a picture in print (`printSlotOf`); without it, whoever has a picture. */
  readonly printsPicture?: (listingId: string) => boolean
}

export interface GuideOrganisation {
  readonly name: string
  readonly address?: string
  readonly site?: string
  readonly email?: string
  readonly sponsors: readonly string[]
}

/** In parts of the page, as `slotBox` gives it. */
export interface PageBox {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A place on a page of advertisements. Without an order it holds an advertisement of the house. */
export interface AdPlace {
  readonly slot: string
  readonly box: PageBox
  readonly orderId?: string
}

/** A page of the flat plan. The back cover is the last page, whatever its number. */
export interface AdPage {
  readonly page: number
  readonly isBackCover?: boolean
  readonly places: readonly AdPlace[]
}

/** A listing as its card prints it. Corrections after the print lock are shown online alone. */
export interface GuidePageCard extends PrintedListing {
  readonly id: string
  readonly picture?: PublishedPicture
  readonly errata?: readonly PublishedErratum[]
}

export interface ContentsEntry {
  readonly title: string
  readonly page: number
  /** 1 for chapters, 2 for what is in them. */
  readonly level: 1 | 2
}

export interface MapPlace {
  readonly number: MapNumber
  /** `[longitude, latitude]`. */
  readonly pin: readonly [number, number]
  readonly listingIds: readonly string[]
  /** The pages with its cards. */
  readonly pages: readonly number[]
}

export type IndexLine =
  | { readonly heading: string }
  | { readonly text: string; readonly numbers: readonly string[]; readonly listingIds: readonly string[]; readonly pages: readonly number[] }

/** A part of a text that is not divided further: lists and quotations are a block for each of their paragraphs. */
export interface ArticleBlock {
  readonly kind: 'paragraph' | 'heading' | 'quote' | 'item'
  /** Of a list: `•` or `3.`; a second paragraph of an item has none. */
  readonly marker?: string
  readonly spans: readonly RichSpan[]
  /** The paragraph began on the page before. */
  readonly isContinued?: true
}

export type GuidePageContent =
  | { readonly kind: 'cover'; readonly side: 'front' | 'back' }
  | { readonly kind: 'contents'; readonly entries: readonly ContentsEntry[] }
  | {
      /** The opening page of a chapter. */
      readonly kind: 'chapter'
      readonly title: string
      /** The weekend; absent in the chapter of those who are open by appointment. */
      readonly weekend?: number
      readonly note?: string
      readonly days: readonly { readonly date: string; readonly open: string; readonly close: string }[]
      readonly neighbourhoods: readonly { readonly name: string; readonly listings: number; readonly page: number }[]
    }
  | {
      /** The map of a chapter (without numbers), or of a part of it: a neighborhood, or numbers that follow each other. Outlines and land are the guide's. */
      readonly kind: 'map'
      readonly title: string
      readonly weekend?: number
      readonly neighbourhoodIds: readonly string[]
      readonly isOverview: boolean
      readonly places: readonly MapPlace[]
    }
  | {
      readonly kind: 'listings'
      /** Of the chapter, and of the neighborhood within it. */
      readonly chapter: string
      readonly title: string
      /** A card with a picture takes a row, two without one share it; what a page holds of them is in `pageCapacity`. */
      readonly rows: readonly (readonly GuidePageCard[])[]
    }
  | {
      readonly kind: 'article'
      readonly articleId: string
      readonly title: string
      /** Author, standfirst and picture stand on its first page alone. */
      readonly first?: { readonly author: string; readonly standfirst: string; readonly picture?: PublishedPicture }
      readonly blocks: readonly ArticleBlock[]
      /** On its last page: the studios that it mentions. */
      readonly studios?: readonly { readonly id: string; readonly name: string; readonly number?: MapNumber; readonly page?: number }[]
    }
  | { readonly kind: 'events'; readonly title: string; readonly events: readonly PublishedEvent[] }
  | { readonly kind: 'ad'; readonly planned: number; readonly places: readonly AdPlace[] }
  | {
      readonly kind: 'index'
      /** `weekend`: who has a card in an earlier chapter and is open in this one too. */
      readonly index: IndexKind
      readonly title: string
      readonly columns: readonly (readonly IndexLine[])[]
    }
  | { readonly kind: 'sponsors'; readonly sponsors: readonly string[] }
  | { readonly kind: 'imprint'; readonly organisation: GuideOrganisation }
  /** For the reader's notes. */
  | { readonly kind: 'blank' }

/** A page of the printed guide and of the flipbook. Page 1 is the front cover; even pages are on the left. */
export type GuidePage = { readonly number: number } & GuidePageContent
export type GuidePageContentOf<K extends GuidePage['kind']> = Extract<GuidePageContent, { readonly kind: K }>
export type GuidePageOf<K extends GuidePage['kind']> = Extract<GuidePage, { readonly kind: K }>
