// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import user from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { organisation, organisationId } from '../../src/domain/content/settings'
import { Records } from '../../src/domain/shared/records'
import { AppView } from '../../src/ui/app'
import { documentPanel } from '../../src/ui/panels/engine/document-panel'
import type { DocumentSpec, ReportSpec } from '../../src/ui/panels/engine/panel-spec'
import { reportPanel } from '../../src/ui/panels/engine/report-panel'
import { memoryApp } from '../support/memory-app'

const userEvent = user.setup({ delay: null, pointerEventsCheck: 0 })
afterEach(cleanup)

/** Draws a panel by itself, as somebody of the staff, over the season. */
async function drawn(as: string, Panel: ComponentType) {
  const { app, world } = await memoryApp({ as })
  const router = createMemoryRouter([{ path: '*', Component: Panel }], {
    initialEntries: ['/cpanel/analytics'],
  })
  await act(async () => render(<AppView app={app} router={router} />))
  return world
}

describe('a panel of one document', () => {
  const spec: DocumentSpec<typeof organisation> = { id: organisationId, form: ['name', 'city'] }

  it('shows the document by its declaration, and saves what was changed', { timeout: 60_000 }, async () => {
    const world = await drawn('superadmin', documentPanel(organisation, spec))
    const field = await screen.findByRole('textbox', { name: /^City/ }, { timeout: 20_000 })
    await userEvent.clear(field)
    await userEvent.type(field, 'Port Orlen')
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
    await waitFor(async () => expect((await world.services.get(Records).get(organisation, organisationId))?.city).toBe('Port Orlen'), {
      timeout: 20_000,
    })
  })
})

describe('a panel of what was counted', () => {
  interface Counted {
    readonly id: string
    readonly visits: number
  }
  const rows: readonly Counted[] = [
    { id: '/sfosguide', visits: 12 },
    { id: '/calendar', visits: 40 },
  ]
  const spec: ReportSpec<Counted> = {
    columns: [
      { name: 'page', label: 'Page', value: ({ id }) => id },
      { name: 'visits', label: 'Visits', value: ({ visits }) => visits },
    ],
    sort: '-visits',
    above: ({ rows: all }) => <p>{all.reduce((sum, { visits }) => sum + visits, 0)} visits in all</p>,
  }

  it('is a table in the order asked for, under what sums it up', { timeout: 60_000 }, async () => {
    await drawn(
      'systemadmin',
      reportPanel(() => ({ queryKey: ['counted'], queryFn: async () => rows }), spec),
    )
    await screen.findByText('52 visits in all', undefined, { timeout: 20_000 })
    const grid = await screen.findByRole('grid')
    await waitFor(() =>
      expect(
        within(grid)
          .getAllByRole('row')
          .slice(1)
          .map(row => row.textContent),
      ).toEqual([expect.stringContaining('/calendar'), expect.stringContaining('/sfosguide')]),
    )
  })
})
