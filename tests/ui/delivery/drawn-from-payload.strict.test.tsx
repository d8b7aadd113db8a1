// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { type LiveQuery, useLiveQuery } from '../../../src/ui/app-services/app-context'
import { cacheQueryResults } from '../../../src/ui/delivery/payload'

const Words = ({ query }: { readonly query: LiveQuery<string> }) => <p>{useLiveQuery(query)}</p>

it('data from a payload is watched, without a query beside the watch', async () => {
  const asked: string[] = []
  let tell: (words: string) => void = () => undefined
  const query: LiveQuery<string> = {
    queryKey: ['words'],
    queryFn: async () => {
      asked.push('read')
      return 'read'
    },
    live: async next => {
      asked.push('watched')
      tell = next
      return () => undefined
    },
  }
  const queries = new QueryClient()
  cacheQueryResults(queries, [{ key: ['words'], data: 'drawn' }])
  render(
    <QueryClientProvider client={queries}>
      <Suspense fallback={null}>
        <Words query={query} />
      </Suspense>
    </QueryClientProvider>,
  )
  screen.getByText('drawn')
  await act(async () => tell('told'))
  await screen.findByText('told')
  expect(asked).toEqual(['watched'])
})
