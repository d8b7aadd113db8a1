import type { ComponentType } from 'react'
import type { Guard } from '../../domain/accounts/session'
import type { App } from '../app-services/app'
import type { LiveQuery } from '../app-services/live-query'

/** One visit of a route: what its page and its data may depend on. */
export interface Visit {
  readonly app: App
  readonly path: string
  readonly params: Readonly<Record<string, string | undefined>>
  readonly search: URLSearchParams
}

/**
 * The module behind a route: `default` is the page; `data` names every query it draws from, loaded before it is drawn; `parts` brings what
 * of the program this visit draws besides, once its data is known.
 */
export interface PageModule {
  readonly default: ComponentType
  readonly data?: (visit: Visit) => readonly LiveQuery<any>[]
  readonly parts?: (visit: Visit) => Promise<unknown>
}

export interface Pending {
  /** What will be there. Rows that come with every first page leave it to `pages/errors/coming.ts`, which comes with the page that says it. */
  readonly pending: string | undefined
}
/** A row whose page is a later work; its number may only fall. */
export const pending = (what?: string): Pending => ({ pending: what })

/** One route of the product. The router, titles, the sitemap, payload files and the tests are made from these rows. */
export interface Row {
  /** As in the outline, `:id` for a parameter, `:id?` where it is optional. `/:product~membership` is a segment with a fixed ending. */
  readonly path: string
  readonly title: string
  /** An address that exists in the sample season. */
  readonly example: string
  readonly guard?: Guard
  readonly page: (() => Promise<PageModule>) | Pending
  /** A payload file is written for it, so that it can be drawn before the backend is there. */
  readonly payload?: true
}

export const isPending = (page: Row['page']): page is Pending => typeof page !== 'function'
