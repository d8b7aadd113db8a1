import type { ComponentType, ReactNode } from 'react'

/** A found record, as a line in the list. */
export interface FoundRow {
  readonly id: string
  readonly name: string
  /** Beside the name, such as an email address. */
  readonly detail?: string | undefined
  /** Below the name, such as the matching text. */
  readonly note?: string
}

export interface Found {
  /** Best match first. */
  readonly rows: readonly FoundRow[]
  /** How many were found, as text. */
  readonly count: string
  readonly error?: unknown
  /** Shown between the box and the list. */
  readonly hint?: ReactNode
}

export interface FoundPageProps {
  readonly id: string
  readonly onClose: () => void
}

/** A panel with one search box. A found record opens on a page beside the list. */
export interface FindSpec {
  /** Name of the list, for screen readers. */
  readonly label: string
  /** Label of the search box. */
  readonly box: string
  readonly help?: string
  /** Parameter of the address that holds the id of the open record. */
  readonly param: string
  /** A hook that returns what matches the text in the box. */
  readonly useFound: (text: string) => Found
  /** Shown if nothing matches. */
  readonly empty: string
  /** The page of the open record: the default export of its file, loaded after the search. */
  readonly page: () => Promise<{ readonly default: ComponentType<FoundPageProps> }>
}
