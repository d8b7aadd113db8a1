// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { eventSubmissions } from '../../../../src/domain/events/event-submissions.collection'
import { events } from '../../../../src/domain/events/events.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { fill } from '../../../support/account-app'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

const open = async (path = '/addevent') => {
  const app = await memoryApp({ as: 'host', on: new Date('2027-10-16T19:00:00Z') })
  await app.visit(path)
  return new Records(app.world.store, { current: undefined })
}

it('an organizer goes through four steps, and each is checked before the next', async () => {
  const records = await open()
  await screen.findByText('Step 1 of 4')
  await press('Continue')
  await screen.findByRole('button', { name: 'Title is missing.' })
  await fill(/^Title/, 'An evening of solar prints')
  await fill(/^Summary/, 'Bring a leaf. We bring the light.')
  await press('Continue')
  await screen.findByText('Step 2 of 4')
  expect(screen.queryByText(/is missing/)).toBeNull()
  expect(document.activeElement?.textContent).toBe('When is it?')
  fireEvent.change(await screen.findByLabelText(/^Day/), { target: { value: '2027-11-20' } })
  fireEvent.change(screen.getByLabelText(/^Begins/), { target: { value: '18:00' } })
  fireEvent.change(screen.getByLabelText(/^Ends/), { target: { value: '17:00' } })
  await press('Continue')
  expect((await screen.findAllByText(/It ends before it begins/)).length).toBeGreaterThan(0)
  fireEvent.change(screen.getByLabelText(/^Ends/), { target: { value: '20:00' } })
  await press('Continue')
  await screen.findByText('Step 3 of 4')
  await fill(/^Place/, 'The print room')
  await press('Continue')
  await screen.findByText('Step 4 of 4')
  await press('Back')
  await screen.findByDisplayValue('The print room')
  await press('Continue')
  await press('Submit event')
  await screen.findByText('We have “An evening of solar prints”.')
  const [made] = await records.find(events, { where: [['title', '==', 'An evening of solar prints']] })
  expect(made).toMatchObject({ status: 'pending', venue: 'The print room', start: { local: '2027-11-20T18:00' } })
  await press('Submit another event')
  await screen.findByText('Step 1 of 4')
  expect(screen.queryByDisplayValue('An evening of solar prints')).toBeNull()
})

it('an organizer is told what begins at the same place within two hours, however it is spelled, and not of what is canceled', async () => {
  const records = await open()
  const [quartet, canceled] = [(await records.get(events, 'chamber-evening-2027-10-23'))!, (await records.get(events, 'members-morning-2027-10-24'))!]
  await fill(/^Title/, 'Songs after dark')
  await fill(/^Summary/, 'Bring a chair.')
  await press('Continue')
  const on = async (day: string, from: string, until: string) => {
    fireEvent.change(await screen.findByLabelText(/^Day/), { target: { value: day } })
    fireEvent.change(screen.getByLabelText(/^Begins/), { target: { value: from } })
    fireEvent.change(screen.getByLabelText(/^Ends/), { target: { value: until } })
    await press('Continue')
  }
  await on('2027-10-23', '21:30', '23:00')
  await fill(/^Place/, quartet.venue.toUpperCase())
  await press('Continue')
  await screen.findByText('Quartet under the crane, 2027-10-23, 19:30')
  await press('Back')
  await screen.findByText('Step 3 of 4')
  await press('Back')
  await on('2027-10-24', '09:30', '11:00')
  await fill(/^Place/, canceled.venue)
  await press('Continue')
  await screen.findByText('Step 4 of 4')
  expect(canceled.status).toBe('cancelled')
  expect(screen.queryByText(`${canceled.title}, 2027-10-24, 09:00`)).toBeNull()
})

it('what staff sent back is changed in the same form; what they still read is not', async () => {
  const app = await memoryApp({ as: 'host', on: new Date('2027-10-16T19:00:00Z') })
  const records = new Records(app.world.store, { current: undefined })
  const view = await app.visit('/addevent?event=wish-zinc')
  await screen.findByText('It was submitted, and our staff is reading it.')
  const [wish, submission] = [(await records.get(events, 'wish-zinc'))!, (await records.get(eventSubmissions, 'submission-wish-zinc'))!]
  await records.commit(records.changing(events, wish, { status: 'changes' }), records.changing(eventSubmissions, submission, { status: 'changes' }))
  await screen.findByDisplayValue('An hour with zinc')
  await fill(/^Summary/, 'Eight plates, one press, nobody under ten.')
  for (const step of [2, 3, 4]) {
    await press('Continue')
    await screen.findByText(`Step ${step} of 4`)
  }
  await press('Submit again')
  await screen.findByText('We have “An hour with zinc”.')
  expect(await records.get(events, 'wish-zinc')).toMatchObject({ status: 'pending', summary: 'Eight plates, one press, nobody under ten.' })
  // Nothing is public yet, so nothing stays as it was.
  await view.go('/editevents?event=wish-zinc')
  await waitFor(() => expect(document.querySelector('main')?.textContent).toContain('· In review'))
  await screen.findByRole('link', { name: 'All my events' })
  expect(screen.queryByText(/The event stays as it was/)).toBeNull()
})

it('an organizer whose events need no review sells places in the last step; others are not asked', async () => {
  const app = await memoryApp({ as: 'host', on: new Date('2027-10-16T19:00:00Z') })
  const records = new Records(app.world.store, { current: undefined })
  const last = async () => {
    await app.visit('/addevent?copy=wish-zinc')
    await screen.findByDisplayValue('An hour with zinc')
    await press('Continue')
    await screen.findByText('Step 2 of 4')
    fireEvent.change(screen.getByLabelText(/^Day/), { target: { value: '2027-11-20' } })
    fireEvent.change(screen.getByLabelText(/^Begins/), { target: { value: '18:00' } })
    fireEvent.change(screen.getByLabelText(/^Ends/), { target: { value: '20:00' } })
    for (const step of [3, 4]) {
      await press('Continue')
      await screen.findByText(`Step ${step} of 4`)
    }
  }
  await last()
  expect(screen.queryByRole('checkbox', { name: /^Sell places/ })).toBeNull()
  const approved = { submittedBy: 'p-host', organizer: 'Host', diff: {}, trusted: false, status: 'approved' } as const
  // One after the other: the dates of one form count once.
  for (const n of [1, 2, 3]) {
    app.world.clock.setNow(new Date(Date.parse('2027-10-16T19:00:00Z') + n * 60_000))
    await records.commit(records.creating(eventSubmissions, `approved-${n}`, { ...approved, eventId: `earlier-${n}` }))
  }
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Sell places/ }))
  await fill(/^Price(?! for)/, '30')
  await fill(/^Price for members/, '20')
  await press('Submit event')
  await screen.findByText('“An hour with zinc” is in the calendar.')
  const [made] = await records.find(events, {
    where: [
      ['hasTicket', '==', true],
      ['title', '==', 'An hour with zinc'],
    ],
  })
  expect(made).toMatchObject({ status: 'published', price: { cents: 3000 } })
})
