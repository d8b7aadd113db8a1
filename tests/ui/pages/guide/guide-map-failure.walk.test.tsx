// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PortError } from '../../../../src/ports/errors'
import type { Storage } from '../../../../src/ports/storage'
import { cacheQueryResults } from '../../../../src/ui/delivery/payload'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

it('a search that cannot be loaded says so, keeps what was typed, and is loaded by a press', async () => {
  const user = userEvent.setup()
  let isRefused = false
  /** The failure that a browser reports for files of a bucket without CORS settings. */
  const refusing = (storage: Storage): Storage =>
    new Proxy(storage, {
      get(of, name) {
        const method = Reflect.get(of, name) as unknown
        if (typeof method !== 'function') return method
        if (name === 'read' && isRefused) return async (path: string) => Promise.reject(new PortError('storage', 'unknown', path))
        return (method as Function).bind(of) as unknown
      },
    })
  const drawn = await memoryApp()
  const first = await drawn.visit('/sfosguide/maps')
  const payload = drawn.app.queries.getQueryCache().findAll({ queryKey: ['guide'] })
  const answers = payload.flatMap(({ queryKey, state }) => (queryKey[1] === 'index' ? [] : [{ key: queryKey, data: state.data }]))
  first.leave()

  // The page comes with the map's data, so the browser reads only the file for the search.
  const { app, visit } = await memoryApp({ between: ports => ({ ...ports, storage: refusing(ports.storage) }) })
  cacheQueryResults(app.queries, answers)
  isRefused = true
  await visit('/sfosguide/maps')
  await user.type(await screen.findByLabelText('Search the guide'), 'light')
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('The search could not be loaded')
  expect((screen.getByLabelText('Search the guide') as HTMLInputElement).value).toBe('light')
  isRefused = false
  await press('Try again')
  await screen.findByText(/^\d+ studios?/)
  expect(screen.queryByRole('alert')).toBeNull()
})
