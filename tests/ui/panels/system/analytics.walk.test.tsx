// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { counters } from '../../../../src/domain/analytics/counters.collection'
import { VisitCounter } from '../../../../src/domain/analytics/visit-counter'
import { readCounts } from '../../../../src/domain/analytics/visit-counts'
import { weekends } from '../../../../src/domain/guide/editions.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { leavePages } from '../../../support/drawing/draw'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

afterEach(() => {
  vi.restoreAllMocks()
})

const on = new Date('2027-10-16T18:00:00Z')

const open = async (search = '', { as = 'superadmin', sample = true } = {}) => {
  const { visit, world } = await memoryApp({ as, sample, on })
  return { ...(await visit(`/cpanel/analytics${search}`)), world, user: userEvent.setup() }
}
const figure = async (name: string) => within(await screen.findByRole('region', { name }))
/** The cells of a figure's table, row by row. */
const rowsOf = async (name: string) =>
  (await figure(name))
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.querySelectorAll('th, td')].map(cell => cell.textContent))

describe('the numbers of a season', () => {
  it('begin with visits, compared with the previous season up to the same day', async () => {
    const { world } = await open()
    const visits = await figure('Visits')
    await visits.findByText(/visits in 2027\. That is \d+% more than the [\d,]+ of 2026 up to the same day/)
    const records = new Records(world.store, { current: undefined })
    const all = await records.find(counters, { where: [['day', '>=', '2027-06-26']] })
    const sum = all.reduce((n, { counts }) => n + readCounts(counts)['visits']!, 0)
    visits.getByText(new RegExp(`^${sum.toLocaleString('en-US')} visits in 2027`))
    expect((await rowsOf('Pages'))[0]![0]).toBe('Guide (/sfosguide)')
  })

  it('can be read along the line by arrow keys, and in a table', async () => {
    const { user } = await open('?range=7')
    const line = (await figure('Visits')).getByRole('slider', { name: 'Visits, along its days' })
    expect(line.getAttribute('aria-valuetext')).toMatch(/^Sat, Oct 16 \(day 22 of the season\), so far: 2027 [\d,]+, 2026 [\d,]+$/)
    line.focus()
    await user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(line.getAttribute('aria-valuetext')).toMatch(/^Fri, Oct 15 \(day 21/))
    await user.keyboard('{Home}')
    await waitFor(() => expect(line.getAttribute('aria-valuetext')).toMatch(/^Sun, Oct 10/))
    const rows = await rowsOf('Visits')
    expect(rows).toHaveLength(7)
    expect(line.getAttribute('aria-valuetext')).toContain(`2027 ${rows[0]![1]}, 2026 ${rows[0]![2]}`)
    const toggle = (await figure('Visits')).getByRole('button', { name: 'Visits as a table' })
    await user.click(toggle)
    await waitFor(() => expect(screen.queryByRole('slider')).toBeNull())
    expect(await rowsOf('Visits')).toEqual(rows)
  })

  it('keep season, days and part in the address', async () => {
    const { user, router } = await open()
    await figure('Visits')
    await user.selectOptions(await screen.findByLabelText('Season'), '2026')
    await screen.findByText(/visits in 2026\. There is no season before it/)
    await user.selectOptions(screen.getByLabelText('Days'), 'Last 7 days')
    await waitFor(async () => expect(await rowsOf('Visits')).toHaveLength(7))
    await user.click(within(screen.getByRole('navigation', { name: 'Analytics' })).getByRole('link', { name: 'Guide' }))
    await figure('Most saved')
    await waitFor(() => expect(router.state.location.search).toBe('?season=2026&range=7&show=guide'))
  })

  it('can be saved as a view', async () => {
    const { user, router, ...page } = await open('?season=2026&show=guide')
    await press('Views')
    await write(await screen.findByLabelText('Save this view as'), 'Last year’s guide')
    await press('Save')
    await screen.findByRole('button', { name: 'View: Last year’s guide' })
    await page.go('/cpanel/analytics')
    await screen.findByRole('button', { name: 'Views', expanded: true })
    await user.click(await screen.findByRole('link', { name: 'Last year’s guide' }))
    await figure('Most saved')
    await waitFor(() => expect(router.state.location.search).toBe('?season=2026&show=guide'))
    await press('View: Last year’s guide')
    await press('Remove the view Last year’s guide')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Last year’s guide' })).toBeNull())
  })

  it('can be downloaded exactly as shown', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation(file => (files.push(file as Blob), 'data:text/csv,'))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { user } = await open('?range=7')
    const rows = await rowsOf('Visits')
    await user.click((await figure('Visits')).getByRole('button', { name: 'Download CSV of Visits, 7 rows' }))
    await waitFor(() => expect(files).toHaveLength(1))
    const lines = (await files[0]!.text()).replace('\ufeff', '').trim().split('\r\n')
    expect(lines[0]).toBe('When,2027,2026')
    expect(lines.slice(1).map(line => line.split('",')[1])).toEqual(
      rows.map(row =>
        row
          .slice(1)
          .map(cell => cell.replace(',', ''))
          .join(','),
      ),
    )
  })
})

describe('the parts of the analytics', () => {
  it('show searches without a result from five visitors on, and saves without small numbers', async () => {
    await open('?show=guide')
    const words = await rowsOf('What was not found')
    expect(words.map(([word]) => word)).toContain('stained glass')
    ;(await figure('What was not found')).getByText(/\d+ other searches? stays? unread/)
    const saved = await rowsOf('Most saved')
    expect(saved.length).toBeGreaterThan(5)
    expect(saved.every(([, , times]) => times === '<5' || Number(times) >= 5)).toBe(true)
  })

  it('show how far registrations came', async () => {
    await open('?show=funnel')
    const rows = await rowsOf('Registrations, step by step')
    expect(rows.map(([step]) => step)).toEqual(['Began a registration', 'Sent it in', 'Paid, or were waived', 'Were approved', 'Are in the guide'])
    const numbers = rows.map(([, n]) => Number(n))
    expect(numbers.toSorted((a, b) => b - a)).toEqual(numbers)
  })

  it('show retention by the year of the first membership', async () => {
    await open('?show=members')
    const rows = await rowsOf('Who stays')
    expect(rows.map(([year]) => year)).toEqual(['2023', '2024', '2025', '2026', '2027'])
    expect(rows[0]![2]).toMatch(/^\d+%$/)
    expect(rows.at(-1)!.slice(2)).toEqual(['', '', ''])
  })

  it('show money, mail and passports', async () => {
    const page = await open('?show=money')
    const money = await figure('Money received')
    money.getByText(/^\$[\d,.]+ received in 2027\. Nothing was counted in 2026 up to the same day/)
    // What the earlier season took later in the week that is not over is named as such.
    money.getByText('2026 $0.00, $278.00 in all of it')
    expect((await rowsOf('Money received')).find(([when]) => when!.endsWith(', so far'))!.slice(2)).toEqual(['$0.00'])
    await page.go('/cpanel/analytics?show=mail')
    expect((await rowsOf('Each mailing')).map(([subject]) => subject)).toContain('The guide is out')
    await page.go('/cpanel/analytics?show=passport')
    expect((await rowsOf('Studios by stamps')).every(([, stamps]) => stamps === '<5' || Number(stamps) >= 5)).toBe(true)
  })

  it('are for staff who may read the underlying records', async () => {
    await open('', { as: 'systemadmin' })
    await figure('Visits')
    const parts = within(screen.getByRole('navigation', { name: 'Analytics' }))
      .getAllByRole('link')
      .map(link => link.textContent)
    expect(parts).toEqual(['Visits', 'Guide', 'Members'])
    leavePages()
    await open('?show=money', { as: 'systemadmin' })
    await screen.findByText('Your role cannot see these numbers')
  })

  it('are closed to staff without the scope', async () => {
    await open('', { as: 'contentadmin' })
    await screen.findByText(/You need the/)
    expect(screen.queryByRole('navigation', { name: 'Analytics' })).toBeNull()
  })

  it('say what they will show if there is no data yet', async () => {
    const { app, visit, world } = await memoryApp({ on, sample: false })
    const { uid } = await world.auth.signUp('vikram@staff.example', 'a long password', 'Vikram')
    await world.context.accounts.setClaims(uid, { pid: 'vikram', adm: 1, sa: 1, mfaFrom: 4_000_000_000 })
    await world.auth.refreshClaims()
    await visit('/cpanel/analytics')
    await screen.findByRole('heading', { name: 'No season yet' })
    const records = new Records(world.store, { current: undefined })
    const days = [{ date: '2027-09-25', open: '11:00', close: '18:00' }]
    await records.commit(records.creating(weekends, '1', { n: 1, name: 'First', days, neighbourhoodIds: [] }, { edition: '2027' }))
    leavePages()
    app.queries.clear()
    const again = await visit('/cpanel/analytics')
    await screen.findByRole('heading', { name: 'Nothing counted yet' })
    for (const [part, heading] of [
      ['funnel', 'No registrations yet'],
      ['members', 'No terms of membership yet'],
      ['money', 'No payments in these days'],
      ['mail', 'No mailings in these days'],
      ['passport', 'No stamps'],
    ]) {
      await again.go(`/cpanel/analytics?show=${part}`)
      await screen.findByRole('heading', { name: heading! })
    }
  })
})

it('a visit is in the analytics within the hour', async () => {
  const { world, visit } = await memoryApp({ on, as: 'superadmin' })
  const count = async () =>
    readCounts((await new Records(world.store, { current: undefined }).get(counters, '2027-10-16'))!.counts)['views /calendar'] ?? 0
  const before = await count()
  const page = await visit('/calendar')
  await waitFor(async () => {
    await world.services.get(VisitCounter).send()
    world.clock.setNow(new Date(world.clock.now().getTime() + 3_600_000))
    await world.lookAtTheClock()
    expect(await count()).toBe(before + 1)
  })
  page.leave()
})
