import { createContext, use } from 'react'
import type { RouteDefinition } from './route-definition'

/** The public routes, for pages that speak of other addresses than their own: the table imports pages, so they cannot import it. */
export const RouteTable = createContext<readonly RouteDefinition[]>([])

export interface SectionNavigation {
  /** Title of the section's own route. */
  readonly title: string
  /** Pages of the section that are not written by staff. */
  readonly places: readonly { readonly to: string; readonly label: string }[]
}

/** The part of the site whose pages stand below `/{slug}`. */
export function useSection(slug: string): SectionNavigation {
  const routes = use(RouteTable)
  const own = routes.find(({ path }) => path === `/${slug}`)
  if (!own) throw new Error(`No route /${slug}`)
  const places = routes.flatMap(({ path, navLabel: label }) => (label && path.startsWith(`/${slug}/`) ? [{ to: path, label }] : []))
  return { title: own.title, places }
}

/** First segment of an address, by which its section is named. */
export const sectionOf = (path: string): string => path.split('/')[1] ?? ''
