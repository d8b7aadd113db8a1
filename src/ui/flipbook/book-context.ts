import { createContext, use } from 'react'
import type { OpenedFromFlipbook } from '../../domain/analytics/visit-count-names'
import type { FlipbookBook, FlipbookOutlines, SincePrint } from '../../domain/flipbook/flipbook-book'

/** What the pages of a flipbook need besides themselves. */
export interface OpenBook {
  readonly book: FlipbookBook
  /** What has changed since print, once it is known. */
  readonly changes: SincePrint | undefined
  /** What the maps draw, once it is there. */
  readonly outlines: FlipbookOutlines | undefined
  readonly listingLink: (id: string) => string
  readonly articleLink: (id: string) => string
  readonly eventLink: (id: string) => string
  readonly pageLink: (page: number) => string
  readonly onPage: (page: number) => void
  readonly onOpened: (kind: OpenedFromFlipbook, id: string) => void
}

const BookContext = createContext<OpenBook | undefined>(undefined)
export const OpenBookProvider = BookContext.Provider

export function useOpenBook(): OpenBook {
  const open = use(BookContext)
  if (!open) throw new Error('a page outside of a flipbook')
  return open
}
