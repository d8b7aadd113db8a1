import { matchRoutes } from 'react-router-dom'
import type { App } from '../app-services/app'
import type { Answer } from '../delivery/payload'
import { publicRows } from '../public-rows'
import { type Params, places, rowAt } from './endings'
import { isPending, type PageModule, type Row } from './row'
import { pageOf } from './to-route-objects'

/** What stands at an address for somebody who is not signed in. */
export type Standing =
  | { readonly kind: 'page'; readonly row: Row; readonly params: Params }
  /** Behind a guard, or not finished: only a browser can draw it. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'missing' }

const patterns = places(publicRows).map(place => ({ path: place.path, place }))

/** Whether anybody may see the page of a row, and it is there. */
export const isOpen = (row: Row) => !row.guard && !isPending(row.page)

export function standingAt(path: string): Standing {
  const match = matchRoutes(patterns, path)?.at(-1)
  const found = match && rowAt(match.route.place, match.params)
  if (!found) return { kind: 'missing' }
  return isOpen(found.row) ? { kind: 'page', ...found } : { kind: 'closed' }
}

/** Whether the page at an address is drawn from a payload where there is one. */
export function hasPayload(path: string): boolean {
  const standing = standingAt(path)
  return standing.kind === 'page' && standing.row.payload === true
}

/** The answer of every query that the layout and the page at an address draw from; where nothing stands, the layout's alone. */
export async function answersAt(app: App, path: string, standing: Standing): Promise<readonly Answer[]> {
  const layout: PageModule = await import('../layout/public-layout')
  const page = standing.kind === 'page' ? [await pageOf(standing.row)] : []
  const visit = { app, path, params: standing.kind === 'page' ? standing.params : {}, search: new URLSearchParams() }
  const needed = [layout, ...page].flatMap(module => module.data?.(visit) ?? [])
  return Promise.all(needed.map(async query => ({ key: query.queryKey, data: await app.queries.ensureQueryData(query) })))
}
