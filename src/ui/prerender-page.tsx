// Not React's build for Node: its `AsyncLocalStorage`, once used, makes every later promise of the process cost several times as much before Node 24.
import { prerender } from 'react-dom/static.edge'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { type KnownOffsets } from '../domain/shared/time/local-fields'
import { offsetsAround } from '../domain/shared/time/offset-changes'
import { AppProviders, appRoutes } from './app'
import type { App } from './app-services/app-context'
import { cacheQueryResults, type QueryResult, queryResultsFromJson } from './delivery/payload'
import { headTags } from './head/head-tags'
import { documentTitle, type PageWords, PageWordsContext } from './kit/document-title'
import { publicRoutes } from './public-routes'
import { makeQueryClient } from './routing/query-client'
import { RouteFailure } from './routing/route-failure'

export interface Payload {
  /** Origin of the site: `https://example.org`. */
  readonly origin: string
  /** The results of all queries that the layout and the page use. */
  readonly answers: readonly QueryResult[]
  /** Renders the error page of a missing address; the results are the layout's. */
  readonly missing?: boolean
}

export interface RenderedPage {
  readonly html: string
  readonly head: string
  readonly status: number
  /** Of each zone that the page's data names. */
  readonly zones: Readonly<Record<string, KnownOffsets>>
  /** The new address of a page that moved, with status 301 or 302. */
  readonly movedTo?: string | undefined
}

/** The query results of a payload file. */
export const readPayload = (json: string): readonly QueryResult[] => queryResultsFromJson(JSON.parse(json))

/** Suspense boundaries are rendered in place, whatever their size: moving them later would need JavaScript. */
const inPlace = Number.MAX_SAFE_INTEGER

/** Renders a public page as HTML from its payload alone, without a backend. A query without a result fails the page. */
export async function render(path: string, { origin, answers, missing = false }: Payload): Promise<RenderedPage> {
  const app: App = {
    queries: makeQueryClient(),
    services: () => Promise.reject(new Error(`${path} asks for more than its payload holds`)),
  }
  cacheQueryResults(app.queries, answers)
  const routerContext = { app, loadPart: <T,>(_: URL, load: () => Promise<T>) => load(), fill: () => Promise.resolve() }
  const handler = createStaticHandler(appRoutes(routerContext, missing ? [] : publicRoutes))
  const context = await handler.query(new Request(new URL(path, origin)))
  if (context instanceof Response) return { html: '', head: '', status: context.status, zones: {} }
  const pageWords: PageWords = {}
  const html = await drawn(
    <AppProviders app={app}>
      <PageWordsContext value={pageWords}>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
      </PageWordsContext>
    </AppProviders>,
  )
  app.queries.clear()
  const title = documentTitle(pageWords.specific, pageWords.title, pageWords.organisation)
  const failure = Object.values(context.errors ?? {})[0]
  const status = failure ? (failure instanceof RouteFailure ? failure.status : 500) : (pageWords.status ?? 200)
  return {
    html,
    head: headTags({ path, title, name: pageWords.specific ?? pageWords.title ?? title, description: pageWords.description, html, answers, origin }),
    status,
    zones: zonesIn(answers),
    movedTo: pageWords.movedTo,
  }
}

/** The zones of the organisation, of editions and of events. */
function zonesIn(answers: readonly QueryResult[]): RenderedPage['zones'] {
  const names = new Set(Array.from(JSON.stringify(answers).matchAll(/"tz":"([^"\\]+)"/g), ([, tz]) => tz!))
  const now = new Date()
  return Object.fromEntries(Array.from(names, tz => [tz, offsetsAround(now, tz)]))
}

async function drawn(page: React.ReactNode): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerender(page, { progressiveChunkSize: inPlace, onError: error => void failures.push(error) })
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return html
}
