import { type DataRouter, IDLE_NAVIGATION, matchRoutes, NavigationType } from 'react-router-dom'
import type { AppRoute } from '../to-route-objects'
import { routerToCome } from './router-to-come'

/**
 * The router of a prerendered page, once what it shows at this address is loaded. Undefined if there is no such page, or if a loader failed or
 * leads elsewhere: the router itself finds that out again, and shows it. `loadRouter` brings that one, behind the page.
 */
export async function firstPage(
  routes: AppRoute[],
  { href, pathname, search, hash }: Location,
  loadRouter: () => Promise<typeof import('./browser-router')>,
): Promise<DataRouter | undefined> {
  const matches = matchRoutes(routes, pathname)
  if (!matches) return undefined
  const load = async ({ route: { id, loader }, params }: (typeof matches)[number]) => {
    if (typeof loader !== 'function') return []
    return [[id, await loader({ request: new Request(href), url: new URL(href), pattern: '', params, context: undefined })]] as const
  }
  const entry = history.state as { readonly usr?: unknown; readonly key?: string } | null
  try {
    const state: DataRouter['state'] = {
      historyAction: NavigationType.Pop,
      // As the router writes it into the browser's history, which a reloaded document still has.
      location: { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'default' },
      matches,
      loaderData: Object.fromEntries((await Promise.all(matches.map(load))).flat()),
      initialized: true,
      renderFallback: false,
      navigation: IDLE_NAVIGATION,
      restoreScrollPosition: null,
      preventScrollReset: false,
      revalidation: 'idle',
      actionData: null,
      errors: null,
      fetchers: new Map(),
      blockers: new Map(),
    }
    return routerToCome(state, routes, loadRouter())
  } catch {
    return undefined
  }
}
