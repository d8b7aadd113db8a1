// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { publishCalendarHandler } from '../../../../src/domain/calendar/publish-calendar.handler'
import { events } from '../../../../src/domain/events/events.collection'
import { replyToEvent } from '../../../../src/domain/replies/reply-to-event.contract'
import { Records } from '../../../../src/domain/shared/records/records'
import { wallTime } from '../../../../src/domain/shared/time/wall-time'
import { fill } from '../../../support/account-app'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

const tz = 'America/Los_Angeles'
let app: Awaited<ReturnType<typeof memoryApp>>
const stored = () => new Records(app.world.store, { current: undefined }).get(events, 'talk')

beforeEach(async () => {
  app = await memoryApp({ on: new Date('2027-10-16T19:00:00Z') })
  const records = new Records(app.world.store, { current: undefined })
  await records.commit(
    records.creating(events, 'talk', {
      title: 'Lamp talk',
      summary: 'About lamps.',
      start: wallTime('2027-10-17T15:00', tz),
      end: wallTime('2027-10-17T16:30', tz),
      venue: 'Old Mill',
      tags: [],
      capacity: 3,
      hostIds: ['p-host'],
      status: 'published',
    }),
  )
  await publishCalendarHandler.run(app.world.context, {})
  for (const [as, guests] of [
    ['artlover', 2],
    ['donor', 0],
  ] as const) {
    await app.world.signInAs(as)
    await app.world.call(replyToEvent, { act: 'come', eventId: 'talk', guests })
  }
  await app.world.signInAs('host')
})

it('a host sees their events with state and replies, and who comes to one, for the door', async () => {
  await app.visit('/editevents')
  const row = within((await screen.findByRole('link', { name: 'Lamp talk' })).closest('tr')!)
  row.getByText('In the calendar')
  await row.findByText('3 of 3')
  fireEvent.click(screen.getByRole('link', { name: 'Lamp talk' }))
  await screen.findByText('3 people come, guests included.')
  const list = within(screen.getByRole('table', { name: 'Who comes' }))
  expect(list.getAllByRole('row').map(one => one.children[3]?.textContent)).toEqual(expect.arrayContaining(['State', 'Coming', 'Waiting']))
  await press(/^Mark .* as here$/)
  await screen.findByText('3 of them are here.')
  await press(/^Mark .* as not here$/)
  await screen.findByText('0 of them are here.')
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => (saved.push(file as Blob), 'blob:file'))
  await press('Download CSV')
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  vi.restoreAllMocks()
  const text = await saved[0]!.text()
  expect([text.includes('Name,Guests,Code,State'), text.split('\n').filter(line => line.trim() !== '').length]).toEqual([true, 3])
})

it('a host changes an event, which staff read first, and cancels it with a message', async () => {
  await app.visit('/editevents?event=talk')
  await press('Change event')
  await fill(/^Place(?!s)/, 'Net loft')
  await press('Save changes')
  await screen.findByText('Our staff reads your change first. Then we tell everybody who comes.')
  await screen.findByText('Our staff reviews your change.')
  expect((await stored())!.venue).toBe('Old Mill')
  await press('Cancel event')
  await fill(/^Message to everybody who comes/, 'The mill has no light.')
  await press('Cancel event')
  await screen.findByText('“Lamp talk” is canceled. 2 people were told.')
  expect(await stored()).toMatchObject({ status: 'cancelled', cancelReason: 'The mill has no light.' })
})

it('an event is duplicated with its texts; its date is entered anew', async () => {
  await app.visit('/addevent?copy=talk')
  await screen.findByDisplayValue('Lamp talk')
  await press('Continue')
  await screen.findByText('Step 2 of 4')
  expect(screen.getByLabelText<HTMLInputElement>(/^Day/).value).toBe('')
})

it('who hosts nothing is led to submit an event, and sees no event of others', async () => {
  await app.world.signInAs('donor')
  await app.visit('/editevents?event=talk')
  await screen.findByText('You have no events yet')
  expect(screen.queryByText('Lamp talk')).toBeNull()
})
