import { createContext, use } from 'react'
import type { RouteDefinition } from './route-definition'

/** The public routes, for pages that show other addresses. The table imports pages, so they cannot import the table. */
export const RouteTable = createContext<readonly RouteDefinition[]>([])

export interface SectionNavigation {
  /** The title of the section's own route. */
  readonly title: string
  /** Pages of the section that staff do not write. */
  readonly places: readonly { readonly to: string; readonly label: string }[]
}

/** The section with the pages below `/{slug}`. */
export function useSection(slug: string): SectionNavigation {
  const routes = use(RouteTable)
  const own = routes.find(({ path }) => path === `/${slug}`)
  if (!own) throw new Error(`No route /${slug}`)
  const places = routes.flatMap(({ path, navLabel: label }) => (label && path.startsWith(`/${slug}/`) ? [{ to: path, label }] : []))
  return { title: own.title, places }
}

/** The first segment of an address, which names its section. */
export const sectionOf = (path: string): string => path.split('/')[1] ?? ''
