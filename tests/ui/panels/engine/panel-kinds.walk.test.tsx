// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import user from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { organisation, organisationId } from '../../../../src/domain/shared/records/organisation.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { AppView } from '../../../../src/ui/app'
import { documentPanel } from '../../../../src/ui/panels/engine/document-panel'
import type { DocumentSpec, ReportSpec } from '../../../../src/ui/panels/engine/panel-spec'
import { queuePanel } from '../../../../src/ui/panels/engine/queue/queue-panel'
import { reportPanel } from '../../../../src/ui/panels/engine/report-panel'
import { draw } from '../../../support/drawing/draw'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

const userEvent = user.setup({ delay: null, pointerEventsCheck: 0 })

/** Renders one panel for a staff member on the sample data. */
async function drawn(as: string, Panel: ComponentType) {
  const { app, world } = await memoryApp({ as })
  const router = createMemoryRouter([{ path: '*', Component: Panel }], {
    initialEntries: ['/cpanel/analytics'],
  })
  draw(<AppView app={app} router={router} />)
  return world
}

describe('a panel of one document', () => {
  const spec: DocumentSpec<typeof organisation> = { id: organisationId, form: ['name', 'city'] }

  it('shows the declared fields and saves changes', async () => {
    const world = await drawn('superadmin', documentPanel(organisation, spec))
    const field = await screen.findByRole('textbox', { name: /^City/ })
    await userEvent.clear(field)
    await userEvent.type(field, 'Port Orlen')
    await press(/^Save/)
    await waitFor(async () => expect((await world.services.get(Records).get(organisation, organisationId))?.city).toBe('Port Orlen'))
  })
})

describe('a report panel', () => {
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

  it('shows a summary above a table in the requested order', async () => {
    await drawn(
      'systemadmin',
      reportPanel(() => ({ queryKey: ['counted'], queryFn: async () => rows }), spec),
    )
    await screen.findByText('52 visits in all')
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

describe('a queue panel', () => {
  interface Submission {
    readonly id: string
    readonly at: Date
    readonly by: string
    readonly isTrusted: boolean
    readonly decision?: string
  }
  const submission = (id: string, day: number, isTrusted = false): Submission => ({
    id,
    at: new Date(Date.UTC(2027, 9, day)),
    by: `${id}'s host`,
    isTrusted,
  })

  it('goes from the oldest to the newest, undoes a decision, and decides about many at once', async () => {
    let rows: readonly Submission[] = [submission('Lantern walk', 3), submission('Open presses', 1), submission('Night kiln', 2, true)]
    let tell: (rows: readonly Submission[]) => void = () => undefined
    const decide = (ids: readonly string[], decision: string | undefined) => {
      rows = rows.map(({ decision: before, ...row }) => {
        const now = ids.includes(row.id) ? decision : before
        return now === undefined ? row : { ...row, decision: now }
      })
      tell(rows)
    }
    const Panel = queuePanel<Submission>(
      () => ({
        queryKey: ['submissions'],
        queryFn: async () => rows,
        live: async next => {
          tell = next
          return () => undefined
        },
      }),
      {
        title: ({ id }) => id,
        waits: ({ decision }) => decision === undefined,
        since: ({ at }) => at,
        due: 24,
        facts: [{ name: 'by', label: 'Sent by', value: ({ by }) => by }],
        actions: [
          {
            label: 'Approve',
            on: 'one',
            key: 'a',
            run: async ([row]) => {
              decide([row!.id], 'approved')
              return { message: `${row!.id} is approved.`, undo: async () => decide([row!.id], undefined) }
            },
          },
          {
            label: 'Approve the trusted',
            on: 'many',
            fits: ({ isTrusted }) => isTrusted,
            run: async chosen => {
              decide(
                chosen.map(({ id }) => id),
                'approved',
              )
              return { message: `${chosen.length} approved.` }
            },
          },
        ],
        empty: 'No event is waiting',
        comesFrom: { says: 'Members send events.', link: 'Import events', to: '/cpanel/importcsv' },
      },
    )
    await drawn('contentadmin', Panel)
    const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
    const type = (key: string) => userEvent.keyboard(key)
    await heading('Open presses')
    await screen.findByText('1 of 3')
    await screen.findByText(/^Waiting \d+ days: late$/)
    await screen.findByText("Open presses's host")
    await type('a')
    await heading('Night kiln')
    expect(rows.find(({ id }) => id === 'Open presses')?.decision).toBe('approved')
    await type('u')
    await heading('Open presses')
    expect(rows.find(({ id }) => id === 'Open presses')?.decision).toBeUndefined()

    await press('Approve the trusted (1)')
    await screen.findByText('1 approved.')
    expect(rows.filter(({ decision }) => decision === 'approved').map(({ id }) => id)).toEqual(['Night kiln'])
    await screen.findByText('1 of 2')
    await type('a')
    await heading('Lantern walk')
    await type('a')
    await heading('No event is waiting')
  })
})
