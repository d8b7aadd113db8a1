// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { letters } from '../../../../src/domain/giving/letters.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { issueRun } from '../../../../src/ui/panels/money/letters/issue-run'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

const panel = '/cpanel/donationletter'

async function open(as = 'moneyadmin') {
  const app = await memoryApp({ as })
  const records = new Records(app.world.store, { current: undefined })
  return {
    ...app,
    user: userEvent.setup(),
    kinds: async () => new Set((await records.find(letters)).map(({ kind }) => kind)),
    numbers: async () => (await records.find(letters)).map(({ number, status }) => `${number} ${status}`).toSorted(),
  }
}

describe('donation letters', () => {
  it('shows what is due with its kind, then issues it', async () => {
    const { visit, user, numbers, kinds } = await open()
    await visit(panel)
    const letterRun = within((await screen.findByRole('heading', { name: 'Issue letters' })).closest('section')!)
    await press('Preview changes', letterRun)
    const issue = await screen.findByRole('button', { name: /^Issue \d+ letters?$/ })
    const count = Number(/\d+/.exec(issue.textContent ?? '')![0])
    expect(await numbers()).toEqual(['2027-000001 issued'])
    await user.click(issue)
    await screen.findByText(`${count} letters issued.`)
    expect(await numbers()).toEqual(Array.from({ length: count + 1 }, (_, i) => `2027-${String(i + 1).padStart(6, '0')} issued`))
    expect([...(await kinds())]).toEqual(expect.arrayContaining(['noGoods', 'quidProQuo']))
  })

  it('says of a run that goes on how many letters were issued before', async () => {
    const { world } = await open()
    const run = issueRun('gifts', { taxYear: 2027, mail: false })
    const given = { signal: new AbortController().signal, onProgress: () => undefined, onStarted: () => undefined, key: 'run', tz: 'UTC' }
    const input = { taxYear: 2027, mail: false }
    const plan = await run.plan!(input, world.services, () => undefined)
    const first = { ...plan, rows: plan.rows.filter(row => 'letter' in row).slice(0, 2) }
    expect(await run.run({ input, plan: first, ...given }, world.services)).toEqual({ message: '2 letters issued.' })
    expect(await run.run({ input, plan, ...given }, world.services)).toMatchObject({
      message: `${plan.toWrite - 2} letters issued. 2 had been issued before.`,
    })
  })

  it('lists every letter by the name of its recipient, which staff of the money may not read from people, and finds it by that name', async () => {
    const { visit, user } = await open()
    await visit(`${panel}?view=log`)
    const grid = within(await screen.findByRole('grid', { name: /Letters/ }))
    await grid.findByText('Hugh Tremaine')
    expect(grid.queryByText('p-donor')).toBe(null)
    const box = screen.getByRole('searchbox', { name: 'Search Letters' })
    await write(box, 'somebody else')
    await waitFor(() => expect(screen.queryByText('Hugh Tremaine')).toBe(null))
    await user.clear(box)
    await write(box, 'tremaine')
    await screen.findByText('Hugh Tremaine')
  })

  it('lists every letter, and makes one void with a new one under its number', async () => {
    const { visit, numbers } = await open()
    await visit(`${panel}?view=log&open=letter-2027-000001`)
    await press('Void and reissue')
    const dialog = within(await screen.findByRole('dialog', { name: /Void and reissue/ }))
    await write(dialog.getByLabelText(/^Why/), 'The address was wrong')
    await press('Void and reissue', dialog)
    await screen.findByText('Letter 2027-000001 is issued anew.')
    expect(await numbers()).toEqual(['2027-000001 issued', '2027-000001 void'])
  })

  it('is closed to staff of other scopes', async () => {
    const { visit } = await open('guideadmin')
    await visit(panel)
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Issue/ })).toBeNull())
  })
})
