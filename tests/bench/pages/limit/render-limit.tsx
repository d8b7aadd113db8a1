import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { content, contentKey, routes } from './limit-page'

/** Renders the body of the page, with its content as JSON. */
export async function renderLimit(): Promise<string> {
  const queries = new QueryClient()
  queries.setQueryData(contentKey, content)
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request('http://limit/'))
  if (context instanceof Response) throw new Error('The limit has no page at /')
  const html = renderToString(
    <QueryClientProvider client={queries}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </QueryClientProvider>,
  )
  queries.clear()
  return `<div id="root">${html}</div><script type="application/json" id="content">${JSON.stringify(content)}</script>`
}
