import type { GuidePage } from '../../../domain/guide/pages/guide-page-types'
import type { StreetMap } from '../../../domain/guide/places/streets/street-map'
import type { GuideIndex } from '../../../domain/guide/publishing/guide-snapshot-types'

/** What a printed guide is drawn from. It is plain data, so that it can be sent to a worker. */
export interface DrawnGuide {
  readonly guide: Pick<GuideIndex, 'edition' | 'publishedAt' | 'land' | 'neighbourhoods'>
  /** The streets of the city, if the edition has them. */
  readonly streets?: StreetMap | undefined
  readonly organisation: { readonly name: string; readonly site?: string }
  readonly pages: readonly GuidePage[]
  /** Size of the trimmed page in millimeters. */
  readonly trim: { readonly w: number; readonly h: number }
  /** JPEG files by `pictureKey`. */
  readonly pictures: ReadonlyMap<string, Uint8Array>
}

export interface PrintedGuide {
  readonly file: Uint8Array
  /** Sentences about what did not fit or could not be drawn. */
  readonly findings: readonly string[]
}

/** Of a listing, an article, or the order of an advertisement. */
export const pictureKey = (kind: 'listing' | 'article' | 'ad', id: string) => `${kind}:${id}`
