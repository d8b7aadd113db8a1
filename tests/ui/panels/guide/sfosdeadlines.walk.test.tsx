// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { deadlines } from '../../../../src/domain/guide/deadlines.collection'
import { editions } from '../../../../src/domain/guide/editions.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

it('staff move a deadline by keys, see what is wrong with it, and change it with a reason once the call is open', async () => {
  const app = await memoryApp({ as: 'guideadmin', on: new Date('2027-03-10T18:00:00Z') })
  const stored = async () => (await new Records(app.world.store, { current: undefined }).get(deadlines, 'earlyEnds', { edition: '2027' }))!.at.local
  await app.visit('/cpanel/sfosdeadlines?edition=2027')
  await screen.findByText(/open at the early price until Sun, Mar 14, 2027/)
  const user = userEvent.setup()
  const early = await screen.findByRole('slider', { name: 'Early registration ends' })

  early.focus()
  await user.keyboard('{PageUp>7/}')
  await expect
    .poll(() => early.getAttribute('aria-valuetext'))
    .toBe('Sun, May 2. “Early registration ends” has to come before “Regular registration ends”.')
  await press('Save deadlines')
  expect((await screen.findAllByText(/has to come before/)).length).toBeGreaterThan(1)
  expect(screen.queryByRole('dialog')).toBeNull()

  early.focus()
  await user.keyboard('{PageDown>6/}{ArrowRight}')
  await expect.poll(() => early.getAttribute('aria-valuetext')).toBe('Mon, Mar 22')
  await press('Save deadlines')
  const dialog = within(await screen.findByRole('dialog', { name: 'Change these deadlines?' }))
  await dialog.findByText(/registration that these dates matter to/)
  expect(dialog.getAllByRole('listitem').length).toBeGreaterThan(0)
  fireEvent.change(await dialog.findByLabelText(/Reason for the change/), { target: { value: 'The city closes its streets that week.' } })
  expect(await stored()).toBe('2027-03-14T23:59')
  await press('Change deadlines', dialog)
  await expect.poll(stored).toBe('2027-03-22T23:59')
  await screen.findByText(/open at the early price until Mon, Mar 22, 2027/)
})

it('the dates of last year are filled in, each on its weekday, and nothing is saved by it', async () => {
  const app = await memoryApp({ as: 'guideadmin', on: new Date('2026-12-01T18:00:00Z') })
  const records = new Records(app.world.store, { current: undefined })
  const [opens] = await records.find(deadlines, { params: { edition: '2027' }, where: [['key', '==', 'callOpens']] })
  await records.commit(
    records.creating(
      deadlines,
      'callOpens',
      { key: 'callOpens', at: { ...opens!.at, local: '2026-02-02T09:00' }, reminders: [] },
      { edition: '2026' },
    ),
  )
  await app.visit('/cpanel/sfosdeadlines?edition=2027')
  await press(/^Copy from/)
  await expect.poll(() => screen.getByRole('slider', { name: 'Call opens' }).getAttribute('aria-valuetext')).toBe('Mon, Feb 8')
  expect((await records.get(deadlines, 'callOpens', { edition: '2027' }))!.at.local).toBe('2027-02-01T09:00')
})

it('an edition without dates starts with the usual ones, counted back from its first weekend', async () => {
  const app = await memoryApp({ as: 'guideadmin', on: new Date('2027-12-01T18:00:00Z') })
  const records = new Records(app.world.store, { current: undefined })
  await records.commit(
    records.creating(editions, '2028', {
      name: 'Open Studios 2028',
      year: 2028,
      city: 'Marrow',
      tz: 'America/Los_Angeles',
      status: 'planning',
      startsOn: '2028-09-23',
    }),
  )
  await app.visit('/cpanel/sfosdeadlines?edition=2028')
  await press('Fill in the usual dates')
  await press('Save deadlines')
  await expect.poll(async () => (await records.find(deadlines, { params: { edition: '2028' } })).length).toBe(13)
  expect((await records.get(deadlines, 'printLock', { edition: '2028' }))!.at.local).toBe('2028-07-09T23:59')
  await screen.findByText(/^Registration opens Mon, Jan 24, 2028/)
  expect(screen.queryByRole('button', { name: 'Fill in the usual dates' })).toBeNull()
})
