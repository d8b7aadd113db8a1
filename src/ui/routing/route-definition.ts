import type { ComponentType } from 'react'
import type { Guard } from '../../domain/accounts/sign-in/session'
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
  /** What will be there: `Here will be …`. */
  readonly pending: string
}
/** The page of a route that is a later work. */
export const pending = (what: string): Pending => ({ pending: what })

/**
 * One route of the product, and all that is known of its address. The router, titles, breadcrumbs, section navigation, reserved slugs, the
 * names under which visits are counted, the sitemap, payload files and the tests are made from these. Public routes come with every first page.
 */
export interface RouteDefinition {
  /** As in the outline, `:id` for a parameter, `:id?` where it is optional. `/:product~membership` is a segment with a fixed ending. */
  readonly path: string
  readonly title: string
  /** An address that exists in the sample season; a path without parameters is its own example. */
  readonly example?: string
  readonly guard?: Guard
  readonly page: (() => Promise<PageModule>) | Pending
  /** A payload file is written for it, so that it can be drawn before the backend is there. */
  readonly payload?: true
  /** Path of the route above it in breadcrumbs; by default the address without its last segment, where that is a route. */
  readonly parent?: string
  /** Its label in the navigation of the section it stands in, which is the route at its first segment. */
  readonly navLabel?: string
  /** Neither suggested to whoever mistypes an address nor open to search engines. */
  readonly unlisted?: true
}

export const exampleOf = ({ path, example = path }: RouteDefinition): string => example

export const isPending = (page: RouteDefinition['page']): page is Pending => typeof page !== 'function'
