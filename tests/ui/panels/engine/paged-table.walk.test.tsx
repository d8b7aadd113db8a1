// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import user from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { bugs } from '../../../../src/domain/bugs/bugs.collection'
import { dataOf, Records } from '../../../../src/domain/shared/records/records'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'
import { standing } from '../../../support/stamped'

const userEvent = user.setup({ delay: null, pointerEventsCheck: 0 })

/** In addition to the five reports of the sample data. */
const planted = 155
const all = planted + 5

/** The table of reports, where tables load at most a hundred rows at once. The first added report is the newest. */
async function largeTable(search = '') {
  const { world, visit } = await memoryApp({ as: 'systemadmin', mostRows: 100 })
  const report = (i: number) => ({
    ...standing({
      text: `Report ${i}`,
      reporterId: 'p-host',
      route: `/page/${i}`,
      build: '1',
      severity: 'low',
      status: i % 3 === 0 ? 'triaged' : 'new',
    }),
    createdAt: new Date(Date.UTC(2027, 9, 16, 18) - i * 60_000),
  })
  await world.store.commit(Array.from({ length: planted }, (_, i) => ({ op: 'set', path: `bugs/planted-${i}`, data: report(i) })))
  await visit(`/cpanel/bugtracker${search}`)
  return world
}
const said = (text: string) =>
  waitFor(() =>
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('; '),
    ).toContain(text),
  )
const table = () => screen.getByRole('grid')
const firstRow = () => within(table()).getAllByRole('row')[1]!.textContent

describe('a table with more rows than it loads at once', () => {
  it('begins with one page of rows in order, and shows their total number', async () => {
    await largeTable()
    await said(`${all} in all, the first 50 loaded`)
    await waitFor(() => expect(table().getAttribute('aria-rowcount')).toBe(String(all + 1)))
    await waitFor(() => expect(firstRow()).toContain('Report 0'))
  })

  it('loads further pages while the cursor moves down, without skipping a row', async () => {
    await largeTable()
    await said('the first 50 loaded')
    table().focus()
    for (const read of [100, 150]) {
      fireEvent.keyDown(table(), { key: 'End', ctrlKey: true })
      await said(`the first ${read} loaded`)
    }
    fireEvent.keyDown(table(), { key: 'End', ctrlKey: true })
    await waitFor(() => expect(screen.queryByText(/the first/)).toBeNull())
  })

  it('offers only the filters and orders that have an index', async () => {
    await largeTable('?f.status=triaged')
    await said(`${Math.ceil(planted / 3)} of ${all}`)
    await waitFor(() => expect(firstRow()).toContain('Report 0'))
    const head = (name: RegExp) => within(within(table()).getByRole('columnheader', { name })).getByRole('button')
    expect(head(/Created/)).toHaveProperty('disabled', false)
    expect(head(/Address/)).toHaveProperty('disabled', true)
    expect(screen.queryByRole('option', { name: 'Address' })).toBeNull()
  })

  it('searches by the beginning of a text', async () => {
    await largeTable('?q=%2Fpage%2F14')
    await said(`11 of ${all}`)
    await waitFor(() => expect(firstRow()).toContain('/page/14'))
  })

  it('says so if the address needs an index that does not exist', async () => {
    const { visit } = await memoryApp({ as: 'systemadmin', mostRows: 2 })
    await visit('/cpanel/bugtracker?f.status=new&q=%2Fsfos')
    await screen.findByText('This table is too large for these filters together. Remove a filter.')
  })

  it('keeps the row under the cursor in place when it changes, and counts new rows', async () => {
    const world = await largeTable()
    await said('the first 50 loaded')
    const records = world.services.get(Records)
    const before = (await records.get(bugs, 'planted-0'))!
    const inside = new Records(world.context.documents, { current: undefined })
    const fresh = { ...dataOf(bugs, before), text: 'Another report' }
    await inside.commit(inside.changing(bugs, before, { severity: 'critical' }), inside.creating(bugs, 'fresh', fresh))
    await said('1 new')
    expect(firstRow()).toContain('Report 0')
    await waitFor(() => expect(firstRow()).toContain('Critical'))
    await press('Reload')
    await said(`${all + 1} in all`)
  })

  it('exports all matching rows, not only the loaded ones', async () => {
    const world = await largeTable()
    await said('the first 50 loaded')
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation(file => (files.push(file as Blob), 'blob:file'))
    await press(`Export ${all} rows as CSV`)
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(await within(dialog).findByRole('textbox'), 'For the yearly report of bugs')
    await userEvent.click(within(dialog).getByRole('button', { name: /Export/ }))
    await waitFor(() => expect(files).toHaveLength(1))
    const lines = (await files[0]!.text()).trim().split('\r\n')
    expect(lines.filter(line => line.includes('Report '))).toHaveLength(planted)
    await waitFor(async () => {
      const [noted] = await world.store.query({ collection: 'audit', where: [['action', '==', 'table.export']] })
      expect(noted?.data['after']).toMatchObject({ rows: all })
    })
    vi.restoreAllMocks()
  })
})
