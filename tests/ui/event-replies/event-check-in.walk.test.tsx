// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { checkInCodeText } from '../../../src/domain/events/check-in-code-text'
import { rsvps } from '../../../src/domain/events/rsvps.collection'
import { checkInGuests } from '../../../src/domain/replies/check-in-guests.contract'
import { Records } from '../../../src/domain/shared/records/records'
import { forgetOldGuestLists, storedDoorLists, storedScans } from '../../../src/ui/event-replies/check-in/stored-check-in'
import { sessionHint } from '../../../src/ui/routing/session-hint'
import { press } from '../../support/drawing/press'
import { memoryApp } from '../../support/memory-app'

const eventId = 'mend-a-frame-2027-10-16'
const on = new Date('2027-10-16T20:55:00Z')
const open = async (as: string, path = `/editevents?event=${eventId}&door=1`) => {
  const app = await memoryApp({ as, on })
  const records = new Records(app.world.store, { current: undefined })
  const reply = async (n: number) => (await records.get(rsvps, `reply-frame-${n}`))!
  await app.visit(path)
  return { ...app, reply }
}
const typeCode = async (code: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), `${code}{Enter}`)
}

beforeEach(() => localStorage.clear())

it('a host types a code at the door, sees who it is, and lets them in, by keys alone', async () => {
  const { reply } = await open('host')
  const { code } = await reply(2)
  await screen.findByText(/^1 of 6 people is in\.$/)
  await typeCode(code.toLowerCase())
  await screen.findByText('On the list: let them in')
  screen.getByText(/and 2 guests · 3 people · Free$/)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Let in 3 people'))
  await userEvent.keyboard('{Enter}')
  await screen.findByText(/and 2 guests: in\.$/)
  await screen.findByText(/^4 of 6 people are in\.$/)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' }))
  expect((await reply(2)).status).toBe('attended')
  await typeCode(code)
  await screen.findByText(/^Already in since /)
  expect(screen.queryByRole('button', { name: /^Let in/ })).toBeNull()
})

it('says what else a code may be', async () => {
  const { reply } = await open('host')
  await typeCode((await reply(4)).code)
  await screen.findByText('No place yet: they are on the waiting list')
  await typeCode(checkInCodeText('another-event', 'AAAAAA'))
  await screen.findByText('This code is for another event')
  await typeCode('ZZZZZZ')
  await screen.findByText('This code is not on the list')
  await typeCode('https://somewhere.example')
  await screen.findByText('This is not a code of an event')
})

it('works without a network from the list that was fetched, and tells on sending what another device did before', async () => {
  const { world, reply } = await open('host')
  const [two, three] = [await reply(2), await reply(3)]
  await screen.findByText(/^1 of 6 people is in\.$/)
  world.localMode.setOffline(true)
  for (const { code, guests } of [two, three]) {
    await typeCode(code)
    await userEvent.click(await screen.findByRole('button', { name: `Let in ${1 + guests} people` }))
  }
  await screen.findByText(/^2 scans wait on this device/)
  await screen.findByText(/^6 of 6 people are in\.$/)
  await screen.findByText(/^You are offline\. This is the list of /)
  // Nobody's name is in what waits.
  expect(JSON.stringify(storedScans.read())).not.toMatch(/Theodora|[A-Z][a-z]+ [A-Z][a-z]+/)
  world.localMode.setOffline(false)
  const scans = [{ offlineId: crypto.randomUUID(), code: two.code, at: on.toISOString() }]
  await world.call(checkInGuests, { eventId, scans })
  await press('Send now')
  await screen.findByText(new RegExp(`\\(${two.code}\\): another device let them in at `))
  expect(storedScans.read()).toEqual([])
  expect((await reply(3)).status).toBe('attended')
})

it('a code that came after the list waits without a network, until the server has looked at it', async () => {
  const { world } = await open('host')
  await screen.findByText(/^1 of 6 people is in\.$/)
  world.localMode.setOffline(true)
  await typeCode('ZZZZZZ')
  await userEvent.click(await screen.findByRole('button', { name: 'Let in, and check the code later' }))
  await screen.findByText(/^1 scan waits on this device/)
  world.localMode.setOffline(false)
  await press('Send now')
  await screen.findByText('ZZZZZZ: no guest of this event has this code.')
})

it('the list is deleted after the day of the event, and when somebody signs out', async () => {
  await open('host')
  await waitFor(() => expect(storedDoorLists.read()).toHaveLength(1))
  forgetOldGuestLists(new Date('2027-10-17T06:59:00Z'))
  expect(storedDoorLists.read()).toHaveLength(1)
  forgetOldGuestLists(new Date('2027-10-17T07:00:00Z'))
  expect(storedDoorLists.read()).toEqual([])
  await open('host')
  await waitFor(() => expect(storedDoorLists.read()).toHaveLength(1))
  sessionHint().note(false)
  expect(storedDoorLists.read()).toEqual([])
})

it('whoever is no host gets no list', async () => {
  await open('artlover')
  await screen.findByRole('alert')
  expect(storedDoorLists.read()).toEqual([])
})

it('staff of the content find the door by the guest list and in the verifier', async () => {
  const { visit } = await open('contentadmin', `/cpanel?part=guests&event=${eventId}`)
  expect((await screen.findByRole('link', { name: 'Check people in by their codes' })).getAttribute('href')).toBe(
    `/cpanel/verifier?view=events&event=${eventId}`,
  )
  await visit('/cpanel/verifier')
  const codes = within(await screen.findByRole('region', { name: 'Event codes' }))
  await codes.findByRole('link', { name: 'Mend a frame' })
  await visit(`/cpanel/verifier?view=events&event=${eventId}`)
  await screen.findByText(/^1 of 6 people is in\.$/)
})

it('a volunteer scans cards alone', async () => {
  await open('volunteer', '/cpanel/verifier?view=events')
  await screen.findByRole('region', { name: 'Card scan' })
  expect(screen.queryByRole('region', { name: 'Event codes' })).toBeNull()
})
