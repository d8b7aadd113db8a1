import { createElement } from 'react'
import { type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router-dom'
import type { App } from '../app-services/app'
import { once } from '../app-services/once'
import { type Params, type Place, places, rowAt } from './endings'
import { officeGuard, passGuard } from './guard'
import type { LoadPart } from './load-part'
import { notFound, RouteFailure } from './not-found'
import { RouteError } from './route-error'
import { type LoadedLayout, type LoadedPage, RouteLayout, RoutePage } from './route-page'
import { isPending, type PageModule, type Row, type Visit } from './row'
import { sessionHint } from './session-hint'
import type { RouteHandle } from './use-visit'

export interface RouteWorld {
  readonly app: App
  readonly loadPart: LoadPart
  /** Fills the query cache from the address's payload file, where there is one that may be used. */
  readonly fill: (path: string) => Promise<unknown>
}

/**
 * The router's routes, made from the rows. Each loader goes guard → part → data, so that a page is drawn once and whole.
 * The router's own `lazy` is not used: it downloads beside the guards, and strangers would get the office's code. The office
 * is one route to the router; even its table comes behind the guard.
 */
export function toRouteObjects(publicRows: readonly Row[], world: RouteWorld): RouteObject[] {
  return [
    {
      id: 'public',
      Component: RouteLayout,
      loader: args => loadLayout(world, publicLayout, args),
      children: [...places(publicRows).map(place => publicRoute(world, place)), missingRoute],
    },
    {
      id: 'office',
      Component: RouteLayout,
      loader: args => loadOfficeLayout(world, args),
      children: [{ path: '/cpanel/*', Component: RoutePage, ErrorBoundary: RouteError, loader: args => loadPanel(world, args) }],
    },
  ]
}

const publicLayout = () => import('../layout/public-layout')
const officeLayout = () => import('../office/office-layout')
const officeRowsPart = once(() => import('../panels/office-rows'))

const publicRoute = (world: RouteWorld, place: Place): RouteObject => ({
  path: place.path,
  handle: { row: place.rows.at(-1) } satisfies RouteHandle,
  Component: RoutePage,
  ErrorBoundary: RouteError,
  loader: ({ request, params }) => loadPlace(world, place, params, new URL(request.url)),
})

const missingRoute: RouteObject = {
  path: '*',
  Component: RoutePage,
  ErrorBoundary: RouteError,
  loader: () => {
    throw notFound()
  },
}

async function loadLayout(
  { app, loadPart }: RouteWorld,
  load: () => Promise<PageModule>,
  { request, params }: LoaderFunctionArgs,
): Promise<LoadedLayout> {
  const url = new URL(request.url)
  const module = await loadPart(url, load)
  await readData(module, { app, path: url.pathname, params, search: url.searchParams })
  return { Layout: module.default }
}

/** The office's frame for those who may see the office; others get the public frame, in which the guard's answer is shown. */
async function loadOfficeLayout(world: RouteWorld, args: LoaderFunctionArgs): Promise<LoadedLayout> {
  try {
    const url = new URL(args.request.url)
    if (sessionHint().ofOffice) fetchOfficeAhead(url.pathname)
    await passGuard(world.app, officeGuard(url.pathname), url)
    sessionHint().noteOffice()
  } catch (error) {
    if (error instanceof RouteFailure) return loadLayout(world, publicLayout, args)
    throw error
  }
  return loadLayout(world, officeLayout, args)
}

async function loadPanel(world: RouteWorld, { request }: LoaderFunctionArgs): Promise<LoadedPage> {
  const url = new URL(request.url)
  await passGuard(world.app, officeGuard(url.pathname), url)
  const { officeRows } = await world.loadPart(url, officeRowsPart)
  const match = matchPlace(officeRows, url.pathname)
  const found = match && rowAt(match.route.place, match.params)
  if (!found) throw notFound()
  return loadRow(world, found, url)
}

const matchPlace = (rows: readonly Row[], path: string) =>
  matchRoutes(
    places(rows).map(place => ({ path: place.path, place })),
    path,
  )?.at(-1)

/** Whoever worked in the office here most likely comes back to it: its program is on its way while the guard still asks, and is drawn only if that lets her pass. */
function fetchOfficeAhead(path: string): void {
  const panel = officeRowsPart().then(({ officeRows }) => {
    const page = matchPlace(officeRows, path)?.route.place.rows.at(-1)?.page
    return page && !isPending(page) ? page() : undefined
  })
  // What fails here is asked for again, and its failure shown, once the guard has answered.
  Promise.all([officeLayout(), panel]).catch(() => undefined)
}

async function loadPlace(world: RouteWorld, place: Place, matched: Params, url: URL): Promise<LoadedPage> {
  const found = rowAt(place, matched)
  if (!found) throw notFound()
  await passGuard(world.app, found.row.guard, url)
  return loadRow(world, found, url)
}

async function loadRow({ app, loadPart, fill }: RouteWorld, { row, params }: NonNullable<ReturnType<typeof rowAt>>, url: URL): Promise<LoadedPage> {
  const [module] = await Promise.all([loadPart(url, () => pageOf(row)), row.payload && fill(url.pathname)])
  const visit = { app, path: url.pathname, params, search: url.searchParams }
  await readData(module, visit)
  const { parts } = module
  if (parts) await loadPart(url, () => parts(visit))
  return { row, visit, Page: module.default }
}

/** The module behind a row. */
export async function pageOf({ page, path, title }: Row): Promise<PageModule> {
  if (!isPending(page)) return page()
  const [{ PendingPage }, { comingAt }] = await Promise.all([import('../pages/errors/pending.page'), import('../pages/errors/coming')])
  return { default: () => createElement(PendingPage, { title, what: comingAt(path, page) }) }
}

const readData = (module: PageModule, visit: Visit) =>
  Promise.all((module.data?.(visit) ?? []).map(query => visit.app.queries.ensureQueryData(query)))
