import type { ComponentType } from 'react'
import type { Guard } from '../../domain/accounts/sign-in/session'
import type { LiveQuery } from '../app-services/app-context'
import type { Visit } from './use-route-visit'

/**
 * The module of a route: `default` is the page; `data` lists every query that it uses, loaded before it is rendered; `parts` loads
 * further modules that this visit needs, once its data is loaded.
 */
export interface PageModule {
  readonly default: ComponentType
  readonly data?: (visit: Visit) => readonly LiveQuery<any>[]
  readonly parts?: (visit: Visit) => Promise<unknown>
}

export interface Pending {
  /** What the page will show: `Here will be …`. */
  readonly pending: string
}
/** The page of a route that is not built yet. */
export const pending = (what: string): Pending => ({ pending: what })

/**
 * One route of the product, with everything known of it. The router, titles, breadcrumbs, section navigation, reserved slugs, names of
 * counted visits, the sitemap, payload files and tests derive from it. Public routes are part of every first page.
 */
export interface RouteDefinition {
  /**
   * As in the product's outline: `:id` for a parameter, `:id?` for an optional one. `/:product~membership` is a segment with a fixed
   * ending.
   */
  readonly path: string
  readonly title: string
  /** An address that exists in the sample season; the path itself if it has no parameters. */
  readonly example?: string
  readonly guard?: Guard
  readonly page: (() => Promise<PageModule>) | Pending
  /** A payload file is written for it, so that it can be rendered before the backend is open. */
  readonly payload?: true
  /** Path of the parent route in breadcrumbs; by default the address without its last segment, if that is a route. */
  readonly parent?: string
  /** Its label in the navigation of its section; the section is the route at its first segment. */
  readonly navLabel?: string
  /** Not suggested for mistyped addresses, and not indexed by search engines. */
  readonly unlisted?: true
}

export const exampleOf = ({ path, example = path }: RouteDefinition): string => example

export const isPending = (page: RouteDefinition['page']): page is Pending => typeof page !== 'function'
