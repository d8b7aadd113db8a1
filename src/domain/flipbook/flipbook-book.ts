import type { ContentsEntry, GuidePage } from '../guide/pages/guide-page-types'
import type { GuideIndex, PublishedErratum } from '../guide/publishing/guide-snapshot-types'
import type { PublishedPicture } from '../pictures/published-picture'

/** A word of a scanned page: its box in parts of the page, and its text. */
export type ScannedText = readonly [x: number, y: number, w: number, h: number, text: string]

/** A page of an uploaded PDF: a picture, with the text that the file holds over it. */
export interface ScannedPage {
  readonly number: number
  readonly kind: 'scan'
  /** Of the picture, in pixels. */
  readonly width: number
  readonly height: number
  /** Address of the picture; set when it is published. */
  readonly src?: string
  readonly texts: readonly ScannedText[]
  readonly links: readonly ScannedText[]
}

export type FlipbookPage = GuidePage | ScannedPage

/** An advertisement on the pages, by its order. */
export interface FlipbookAd {
  readonly business: string
  readonly link?: string
  readonly imageId?: string
  readonly picture?: PublishedPicture
}

export interface FlipbookCover extends PublishedPicture {
  /** Whose work it is. */
  readonly name: string
  readonly listingId: string
}

/** What is known of a flipbook before any of its pages is read. */
export interface FlipbookBook {
  readonly format: 1
  readonly version: number
  readonly source: 'snapshot' | 'pdf'
  readonly edition: Pick<GuideIndex['edition'], 'id' | 'name' | 'city' | 'tz' | 'startsOn' | 'endsOn'>
  readonly organisation: string
  readonly pages: number
  /** Of a page, in millimeters. */
  readonly size: { readonly w: number; readonly h: number }
  readonly contents: readonly ContentsEntry[]
  readonly ads: { readonly [orderId: string]: FlipbookAd }
  readonly cover?: FlipbookCover
  /** Address of the file to download. */
  readonly pdf?: string
}

/** What the map pages draw. */
export type FlipbookOutlines = Pick<GuideIndex, 'land' | 'neighbourhoods'>

/** What changed in the guide after the flipbook was made. */
export interface SincePrint {
  readonly format: 1
  /** Listings that are in the published guide. */
  readonly listed: readonly string[]
  readonly errata: { readonly [listingId: string]: readonly PublishedErratum[] }
}

/** All that is in one flipbook. */
export interface FlipbookContent {
  readonly book: FlipbookBook
  readonly pages: readonly FlipbookPage[]
  readonly outlines: FlipbookOutlines
}

/** Pages in one file: what a reader who turns a page waits for at most. */
export const pagesInPart = 16
export const partOf = (page: number) => Math.floor((page - 1) / pagesInPart)

/** A book has as many left pages as right ones: a page for notes is added before the last one where one is missing. */
export function withEvenPages(pages: readonly FlipbookPage[]): readonly FlipbookPage[] {
  if (pages.length % 2 === 0) return pages
  const last = pages.at(-1)!
  return [...pages.slice(0, -1), { number: last.number, kind: 'blank' }, { ...last, number: last.number + 1 }]
}
