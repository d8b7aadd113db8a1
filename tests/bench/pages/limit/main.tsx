import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { contentKey, routes } from './limit-page'

const queries = new QueryClient()
queries.setQueryData(contentKey, JSON.parse(document.getElementById('content')!.textContent))
hydrateRoot(
  document.getElementById('root')!,
  <QueryClientProvider client={queries}>
    <RouterProvider router={createBrowserRouter(routes)} />
  </QueryClientProvider>,
)
