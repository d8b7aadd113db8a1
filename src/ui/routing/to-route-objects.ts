import { createElement } from 'react'
import type { DataRouter, LoaderFunctionArgs } from 'react-router-dom'
import type { App } from '../app-services/app-context'
import { callOnce } from '../app-services/call-once'
import { passGuard } from './guard'
import type { LoadModule } from './load-module'
import { officePath } from './office-path'
import { isPending, type PageModule, type RouteDefinition } from './route-definition'
import { RouteError } from './route-error'
import { notFound, RouteFailure } from './route-failure'
import { type LoadedLayout, type LoadedPage, RouteLayout, RoutePage } from './route-page'
import { sessionHint } from './session-hint'
import { matchRoute, type Params, type RouteMatch, type RoutePattern, routeAt, routePatterns } from './suffix-params'
import type { Visit } from './use-route-visit'
import type { RouteHandle } from './use-row'

/** A route of the router with an id of its own, by which the first page's data is handed over. */
export type AppRoute = DataRouter['routes'][number]

export interface RouterContext {
  readonly app: App
  readonly loadPart: LoadModule
  /** Fills the query cache from the address's payload file, if there is one that may be used. */
  readonly fill: (path: string) => Promise<unknown>
}

/**
 * The router's routes, from the route definitions. Each loader checks the guard, then loads the module, then the data, so that a page is
 * rendered once and complete. The router's own `lazy` is not used, because it downloads in parallel with the guards, and strangers would
 * get the office's code. The office is one route for the router; even its route table is behind the guard.
 */
export function toRouteObjects(publicRows: readonly RouteDefinition[], context: RouterContext): AppRoute[] {
  return [
    {
      id: 'public',
      element: layout,
      loader: args => loadLayout(context, publicLayout, args),
      children: [...routePatterns(publicRows).map(pattern => publicRoute(context, pattern)), missingRoute],
    },
    {
      id: 'office',
      element: layout,
      loader: args => loadOfficeLayout(context, args),
      children: [{ id: 'panel', path: `${officePath}/*`, ...drawing, loader: args => loadPanel(context, args) }],
    },
  ]
}

// Elements, which a router takes as they are: it changes components into elements once it is made, and the first page is shown before that.
const layout = createElement(RouteLayout)
const drawing = { element: createElement(RoutePage), errorElement: createElement(RouteError) }

const publicLayout = () => import('../layout/public-layout')
const officeLayout = () => import('../office/office-layout')
const loadOfficeRoutes = callOnce(() => import('../panels/office-routes'))

const publicRoute = (context: RouterContext, pattern: RoutePattern): AppRoute => ({
  id: pattern.path,
  path: pattern.path,
  handle: { route: pattern.routes.at(-1) } satisfies RouteHandle,
  ...drawing,
  loader: ({ request, params }) => loadMatched(context, pattern, params, new URL(request.url)),
})

const missingRoute: AppRoute = {
  id: 'missing',
  path: '*',
  ...drawing,
  loader: () => {
    throw notFound()
  },
}

async function loadLayout(
  { app, loadPart }: RouterContext,
  load: () => Promise<PageModule>,
  { request, params }: LoaderFunctionArgs,
): Promise<LoadedLayout> {
  const url = new URL(request.url)
  const module = await loadPart(url, load)
  await readData(module, { app, path: url.pathname, params, search: url.searchParams })
  return { Layout: module.default }
}

/** The office's layout for people who may see the office. Others get the public layout, which shows the guard's error. */
async function loadOfficeLayout(context: RouterContext, args: LoaderFunctionArgs): Promise<LoadedLayout> {
  try {
    const url = new URL(args.request.url)
    if (sessionHint().ofOffice) prefetchOffice(url.pathname)
    await passOfficeGuard(context, url)
    sessionHint().noteOffice()
  } catch (error) {
    if (error instanceof RouteFailure) return loadLayout(context, publicLayout, args)
    throw error
  }
  return loadLayout(context, officeLayout, args)
}

async function loadPanel(context: RouterContext, { request }: LoaderFunctionArgs): Promise<LoadedPage> {
  const url = new URL(request.url)
  const found = await passOfficeGuard(context, url)
  if (!found) throw notFound()
  return loadRoute(context, found, url)
}

/** Loads the office's route table, with the guards of its panels, only for people who may open the office at all. */
async function passOfficeGuard({ app, loadPart }: RouterContext, url: URL): Promise<RouteMatch | undefined> {
  await passGuard(app, 'door', url)
  const { officeRoutes } = await loadPart(url, loadOfficeRoutes)
  const found = matchRoute(officeRoutes, url.pathname)
  await passGuard(app, found?.route.guard ?? 'admin', url)
  return found
}

/**
 * Somebody who used the office in this browser before probably opens it again: its modules are fetched while the guard runs, and rendered
 * only if it lets them pass.
 */
function prefetchOffice(path: string): void {
  const panel = loadOfficeRoutes().then(({ officeRoutes }) => {
    const page = matchRoute(officeRoutes, path)?.route.page
    return page && !isPending(page) ? page() : undefined
  })
  // A failed fetch is repeated after the guard, where its error is shown.
  Promise.all([officeLayout(), panel]).catch(() => undefined)
}

async function loadMatched(context: RouterContext, pattern: RoutePattern, matched: Params, url: URL): Promise<LoadedPage> {
  const found = routeAt(pattern, matched)
  if (!found) throw notFound()
  await passGuard(context.app, found.route.guard, url)
  return loadRoute(context, found, url)
}

async function loadRoute({ app, loadPart, fill }: RouterContext, { route, params }: RouteMatch, url: URL): Promise<LoadedPage> {
  const [module] = await Promise.all([loadPart(url, () => pageOf(route)), route.payload && fill(url.pathname)])
  const visit = { app, path: url.pathname, params, search: url.searchParams }
  await readData(module, visit)
  const { parts } = module
  if (parts) await loadPart(url, () => parts(visit))
  return { route, visit, Page: module.default }
}

/** The module of a route. */
export async function pageOf({ page, title }: RouteDefinition): Promise<PageModule> {
  if (!isPending(page)) return page()
  const { PendingPage } = await import('../pages/errors/pending.page')
  return { default: () => createElement(PendingPage, { title, what: page.pending }) }
}

const readData = (module: PageModule, visit: Visit) =>
  Promise.all((module.data?.(visit) ?? []).map(query => visit.app.queries.ensureQueryData(query)))
